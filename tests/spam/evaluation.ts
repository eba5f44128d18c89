import { readFileSync } from "node:fs";
import { join } from "node:path";
import bayes from "wink-naive-bayes-text-classifier";
import { recordOf } from "../../enquiry/fields.ts";
import { wireSchema } from "../../server/relay/accept/fields.ts";
import { issueFormToken } from "../../server/relay/accept/form-token.ts";
import { holdReasons } from "../../server/relay/accept/verdict.ts";
import type { Enquiry } from "../../server/relay/enquiry.ts";

/** The languages that there are messages in. */
const languages = ["en", "gu", "hi"] as const;

/** A message of the evaluation set: the fields that a person writes into. */
type Message = Record<"name" | "email" | "phone" | "company" | "message", string>;

const kinds = ["genuine", "spam"] as const;
type Kind = (typeof kinds)[number];
type Language = (typeof languages)[number];

/** A message with what it is, and what each judge takes it for. */
type Judged = {
  language: Language;
  kind: Kind;
  message: Message;
  /** Why the site's verdict holds it, sent as a person sends: a form token that vouches, and a minute to write. */
  heldBecause: readonly string[];
  /** What the Bayesian classifier says that has learned from the other folds. */
  bayes: Kind;
};

type Labelled = Pick<Judged, "kind" | "message">;

/** Parts that the set is divided into; each is judged by a classifier that learned from the others. */
const folds = 10;

const folder = join(import.meta.dirname, "messages");
const readMessages = (kind: Kind, language: Language): Message[] =>
  JSON.parse(readFileSync(join(folder, `${kind}.${language}.json`), "utf8"));

/** A minute and some: what a person takes at the least who has thought about it. */
const writingMs = 60_000;

/** As the relay would have read it. */
const asEnquiry = (message: Message): Enquiry =>
  recordOf("name", (field) =>
    wireSchema(field).parse(field.kind === "tick" ? "Yes" : message[field.name as keyof Message]),
  );

function verdictOn(message: Message): readonly string[] {
  const [secret, now] = ["evaluation", Date.UTC(2026, 10, 21)];
  const formToken = issueFormToken(secret, now - writingMs);
  const submission = { enquiry: asEnquiry(message), submissionId: null, formToken, honeypot: "", page: "/" };
  return holdReasons({ ...submission, language: "en", channel: "json" }, { secret, now, vouches: true });
}

const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** Words of any script, and nothing else: what a plain classifier of this kind counts. */
const words = (text: string): string[] =>
  [...segmenter.segment(text.normalize("NFKC").toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

const textOf = ({ name, email, phone, company, message }: Message) => [name, email, phone, company, message].join("\n");

/** A classifier that has learned these. */
function learned(labelled: readonly Labelled[]) {
  const classifier = bayes();
  classifier.definePrepTasks([words]);
  classifier.defineConfig({ considerOnlyPresence: true, smoothingFactor: 1 });
  for (const { kind, message } of labelled) classifier.learn(textOf(message), kind);
  classifier.consolidate();
  return classifier;
}

/** The whole evaluation set, judged. The same at every run: which fold a message is in follows from its place in its file. */
export function evaluate(): Judged[] {
  const labelled = languages.flatMap((language) =>
    kinds.flatMap((kind) =>
      readMessages(kind, language).map((message, index) => ({
        language,
        kind,
        message,
        fold: index % folds,
      })),
    ),
  );
  return Array.from({ length: folds }, (_, fold) => {
    const classifier = learned(labelled.filter((entry) => entry.fold !== fold));
    return labelled
      .filter((entry) => entry.fold === fold)
      .map(({ language, kind, message }) => ({
        language,
        kind,
        message,
        heldBecause: verdictOn(message),
        bayes: classifier.predict(textOf(message)) === "spam" ? ("spam" as const) : ("genuine" as const),
      }));
  }).flat();
}

/** How many there are of a kind, and how many of them each judge takes for the other. */
export type Rate = {
  language: Language | "all";
  kind: Kind;
  count: number;
  wrongByVerdict: number;
  wrongByBayes: number;
};

/** The errors by language, and of all together. */
export function ratesOf(judged: readonly Judged[]): Rate[] {
  return ([...languages, "all"] as const).flatMap((language) =>
    kinds.map((kind) => {
      const some = judged.filter((entry) => entry.kind === kind && (language === "all" || entry.language === language));
      return {
        language,
        kind,
        count: some.length,
        wrongByVerdict: some.filter(({ heldBecause }) => heldBecause.length > 0 !== (kind === "spam")).length,
        wrongByBayes: some.filter((entry) => entry.bayes !== kind).length,
      };
    }),
  );
}
