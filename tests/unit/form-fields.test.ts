import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { endpoints } from "../../enquiry/endpoints.ts";
import { type Field, fields, fieldsOf, formNames, privacyLabelOf, type TextField } from "../../enquiry/fields.ts";
import { joinNames } from "../../enquiry/join-with-and.ts";
import { jsonFieldSchema } from "../../server/relay/accept/field-schemas.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../../docs", path), "utf8");
const specification = read("brief/specification.md");
const section = (number: number) =>
  new RegExp(`^## ${number}\\. [\\s\\S]*?(?=^## )`, "m").exec(specification)?.[0] ?? "";
/** The words of a list such as "name, email and phone". */
const listed = (text: string | undefined) => (text ?? "").split(/, | and /);

/** The declared names that a list contains, in declared order. Others may be fields that the owner added later. */
const namesIn = (list: string[], declared: string[]) => declared.filter((name) => list.includes(name));
const text = (field: Field): TextField[] => (field.kind === "tick" ? [] : [field]);

describe("the declared form fields follow the specification:", () => {
  it("the fields in their order, and the checkbox on the home form only (section 3)", () => {
    const [, list] = /\*\*Contact message \(form state\)\*\*: (.+) \(boolean; default true/.exec(section(3)) ?? [];
    const specified = listed(list);
    expect(specified).toHaveLength(6);
    expect(
      namesIn(
        specified,
        fields.map(({ name }) => name),
      ),
    ).toEqual(specified);
    expect(fields.find(({ name }) => name === "requestConsultation")).toMatchObject({ ticked: true, forms: ["home"] });
  });

  it.each([
    [3, /\*\*Email request to the provider\*\*: ([\w, ]+) \('Yes' or 'No'\)/],
    [7, /template_params containing ([\w, ]+)\./],
  ])("the names of the request, in its order (section %i)", (number, pattern) => {
    const specified = listed(pattern.exec(section(number))?.[1]);
    expect(specified).toHaveLength(6);
    expect(
      namesIn(
        specified,
        fields.map(({ wireName }) => wireName),
      ),
    ).toEqual(specified);
  });

  it.each([
    ["home", /Home contact form: ([\w, ]+) required;.+; ([\w ]+) optional/],
    ["contact", /Contact-page form: ([\w, ]+) required; phone \(telephone type\) and (company) optional/],
  ] as const)("what the %s form requires (section 5)", (form, pattern) => {
    const [, required, optional] = pattern.exec(section(5)) ?? [];
    const shown = fieldsOf(form).flatMap(text);
    const requiredNames: string[] = shown.filter(({ required }) => required).map(({ name }) => name);
    const optionalNames: string[] = shown.filter(({ required }) => !required).map(({ name }) => name);
    expect(requiredNames).toEqual(expect.arrayContaining(listed(required)));
    expect(optionalNames).toEqual(expect.arrayContaining(listed(optional)));
    expect(listed(required)).toHaveLength(3);
  });

  it("the path to which the form is sent at the provider (section 7)", () => {
    expect(section(7)).toContain(`provider at path '${endpoints.send}'`);
  });
});

describe("the declared form fields are consistent:", () => {
  it("required fields are in every form, because one without them could never be sent", () => {
    for (const field of fields.flatMap(text).filter(({ required }) => required))
      expect(field.forms ?? formNames).toEqual(formNames);
  });

  it("a form shows only its own fields", () =>
    expect(fields.filter((field) => !fieldsOf("contact").includes(field)).map(({ name }) => name)).toEqual([
      "requestConsultation",
    ]));

  it("/privacy names a field by its nameForReaders, or else by its label", () => {
    const common = { wireName: "from_name", label: "City", forms: formNames } as const;
    const line: Field = { ...common, name: "name", kind: "line", maxLength: 100 };
    const tick: Field = { ...common, name: "requestConsultation", kind: "tick", ticked: true };
    const fields: Field[] = [line, { ...line, nameForReaders: "town" }, tick];
    expect(fields.map(privacyLabelOf)).toEqual(["city", "town", "whether you ticked “City”"]);
  });

  it("only the message may have several lines", () => {
    expect(fields.filter(({ kind }) => kind === "lines").map(({ name }) => name)).toEqual(["message"]);
  });

  it("the phone field takes several numbers", () => {
    const numbers = "+91 00000 04408, +91 00000 04409, +91 00000 04410, office 02836 000000";
    const [phone] = fields.filter(({ kind }) => kind === "phone");
    expect(phone && jsonFieldSchema(phone).safeParse(numbers).data).toBe(numbers);
  });

  it("the largest enquiry fits into 64 kB", () => {
    const units = fields.flatMap(text).reduce((sum, { maxLength }) => sum + maxLength, 0);
    expect(units * 3).toBeLessThan(60 * 1024);
  });
});

it.each([
  ["en-GB", "Bhuj, Kutch, Mandvi and Anjar"],
  ["en", "Bhuj, Kutch, Mandvi and Anjar"],
  ["hi-IN", "Bhuj, Kutch, Mandvi और Anjar"],
])("a list in the language %s has no comma before its last word", (tag, listed) => {
  expect(joinNames(tag, ["Bhuj, Kutch", "Mandvi", "Anjar"])).toBe(listed);
});
