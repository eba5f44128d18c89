/** The two forms of the site, by the names of their pages. Also the names of their drafts. */
export const formNames = ["home", "contact"] as const;
export type FormName = (typeof formNames)[number];

type Common = {
  /** In the code, in the page's form, in JSON and CSV. The store's column is the same in snake_case. */
  name: string;
  /** Key of `template_params` in the request. Those of `specification.md`, section 7, are fixed. */
  wireName: string;
  /** What a visitor reads next to the control. */
  label: string;
  /** What the owner reads next to the value, in the mail and on the command line. @default label */
  ownerLabel?: string;
  /** What the page on privacy calls it. @default label, in small letters; of a tick, that it was made */
  nameForReaders?: string;
  /** The forms that show it. The other one leaves it out; the store keeps "" and, of a tick, "No". @default both */
  forms?: readonly FormName[];
};

type TextDeclaration = Common & {
  /** One line of any words, an e-mail address, a telephone number, or several lines. */
  kind: "line" | "email" | "phone" | "lines";
  /** In UTF-16 units, as a browser's `maxlength` counts them. */
  maxLength: number;
  /** What the browser may fill in: a token of the HTML standard's "Autofill". */
  autoComplete?: string;
  /** The message where it is left out. A field without this is optional. */
  required?: string;
};

type TickDeclaration = Common & {
  /** A box, sent and stored as "Yes" or "No". */
  kind: "tick";
  /** Whether it is ticked when the page loads. */
  ticked: boolean;
};

/**
 * What a person writes to the firm, in the order in which it is asked, stored, mailed and shown. Both forms, drafts, both
 * ways in, store, mail, command line, exports and tests follow from this list: one more entry here, and one migration that
 * adds its column, is one more field (CONTRIBUTING.md, "How to add a field").
 *
 * Which fields there are and which are required is `specification.md`, sections 3, 5 and 7. The e-mail's length is RFC
 * 5321's; the others are generous for people and keep the largest enquiry well inside the 64 KB of a request.
 */
const declared = [
  {
    name: "name",
    wireName: "from_name",
    label: "Name",
    kind: "line",
    maxLength: 200,
    autoComplete: "name",
    required: "Please tell us your name",
  },
  {
    name: "email",
    wireName: "from_email",
    label: "Email",
    ownerLabel: "E-mail",
    nameForReaders: "e-mail address",
    kind: "email",
    maxLength: 254,
    autoComplete: "email",
    required: "Please give an e-mail address for our reply",
  },
  {
    name: "phone",
    wireName: "phone",
    label: "Phone",
    nameForReaders: "phone number",
    kind: "phone",
    maxLength: 100,
    autoComplete: "tel",
  },
  {
    name: "company",
    wireName: "company",
    label: "Company",
    kind: "line",
    maxLength: 200,
    autoComplete: "organization",
  },
  {
    name: "message",
    wireName: "message",
    label: "Message",
    kind: "lines",
    maxLength: 10_000,
    required: "Please write a message",
  },
  {
    name: "requestConsultation",
    wireName: "request_consultation",
    label: "I’d like the free consultation",
    ownerLabel: "Free consultation",
    nameForReaders: "whether you asked for the consultation",
    kind: "tick",
    ticked: true,
    forms: ["home"],
  },
] as const satisfies readonly (TextDeclaration | TickDeclaration)[];

type Declared = (typeof declared)[number];
type Named<Kind> = { name: Extract<Declared, { kind: Kind }>["name"]; wireName: Declared["wireName"] };

export type FieldName = Declared["name"];
export type TextField = TextDeclaration & Named<TextDeclaration["kind"]>;
export type CheckboxField = TickDeclaration & Named<"tick">;
export type Field = TextField | CheckboxField;

/** Every field, in order. */
export const fields: readonly Field[] = declared;

/** The fields of one of the forms, in order. */
export const fieldsOf = (form: FormName): readonly Field[] =>
  fields.filter(({ forms = formNames }) => forms.includes(form));

/** All but the message, which is the body of a mail and the end of what the owner reads. */
export const fieldsExceptMessage: readonly Field[] = fields.filter(({ name }) => name !== "message");

/** What the owner reads next to a value. */
export const ownerLabelOf = ({ label, ownerLabel: own }: Field): string => own ?? label;

/** What the page on privacy calls it, within a sentence that begins with "your". */
export const privacyLabelOf = ({ label, kind, nameForReaders: own }: Field): string =>
  own ?? (kind === "tick" ? `whether you ticked “${label}”` : label.toLowerCase());

/** A record with an entry for every field, in order: `recordOf("name", ({ label }) => label)` is `{ name: "Name", … }`. */
export function recordByField<Key extends "name" | "wireName", T>(
  key: Key,
  entryOf: (field: Field) => T,
): Record<Declared[Key], T> {
  return Object.fromEntries(fields.map((field) => [field[key], entryOf(field)])) as Record<Declared[Key], T>;
}

/**
 * What is sent besides the fields: names of `template_params` and of the page's form alike. It tells a person from a program and a
 * repeat from a second enquiry, and says which page led to the form and in which language the form is.
 */
export const hiddenFields = {
  /** The same for every try to send the same words. */
  submissionId: "submission_id",
  /** Signed time at which the form was first touched. */
  formToken: "form_token",
  /** A field that people leave empty because they cannot see it. */
  honeypot: "website",
  /** The page of the site that led to the form, as a path (`language-prefix.ts`). */
  page: "page",
  /** The prefix of the language of the form's page, such as `gu`. An English one sends none. */
  language: "language",
} as const;

/** A draft's id: a nanoid of 21 characters from this site's form; anything of that kind from others. */
export const submissionIdPattern = /^[\w-]{1,64}$/;
