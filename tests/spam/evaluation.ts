import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import bayes from "wink-naive-bayes-text-classifier";
import { recordOf } from "../../enquiry/fields.ts";
import { wireSchema } from "../../server/relay/accept/fields.ts";
import { issueFormToken } from "../../server/relay/accept/form-token.ts";
import { holdReasons } from "../../server/relay/accept/spam-check.ts";
import type { Enquiry } from "../../server/relay/enquiry.ts";

/** The languages that there are messages in, in their own script and in Latin letters. */
const languages = ["en", "gu", "hi"] as const;
type Language = (typeof languages)[number];

/**
 * What the messages are: enquiries of clients, written by people who knew no rule; the first set of whatever is genuine, with job
 * seekers and neighbours; and spam.
 */
const kinds = ["client", "genuine", "spam"] as const;
type Kind = (typeof kinds)[number];

/** Of each file every second message: those that rules may be made by, and those that are only counted. */
const halves = ["read", "unseen"] as const;
type Half = (typeof halves)[number];

/** A message of the evaluation set: the fields that a person writes into. */
type Message = Record<"name" | "email" | "phone" | "company" | "message", string>;

type Labelled = { kind: Kind; language: Language; half: Half; message: Message };

/** A message with what each judge takes it for. */
type Judged = Labelled & {
  /** Why the site's verdict holds it, sent as a person sends: by the form, with a token that vouches, after a minute. */
  byForm: readonly string[];
  /** The same, sent as programs send and browsers without scripts: with no token. */
  withoutToken: readonly string[];
  /** Whether a Bayesian classifier takes it for spam that has learned from the other folds. */
  bayes: boolean;
};

/** Parts that the set is divided into; each is judged by a classifier that learned from the others. */
const folds = 10;

const folder = join(import.meta.dirname, "messages");

/** The messages in files of this kind: `client.en.json`, `client.en-2.json`. */
function readMessages(kind: Kind, language: Language): Message[] {
  const name = new RegExp(`^${kind}\\.${language}(?:-\\d+)?\\.json$`);
  const files = readdirSync(folder).filter((file) => name.test(file));
  return files.sort().flatMap((file) => JSON.parse(readFileSync(join(folder, file), "utf8")));
}

const messages = (): (Labelled & { fold: number })[] =>
  kinds.flatMap((kind) =>
    languages.flatMap((language) =>
      readMessages(kind, language).map((message, index) => ({
        ...{ kind, language, message },
        half: index % 2 === 0 ? ("read" as const) : ("unseen" as const),
        fold: index % folds,
      })),
    ),
  );

/** A minute and some: what a person takes at the least who has thought about it. */
const writingMs = 60_000;

/** As the relay would have read it. */
const asEnquiry = (message: Message): Enquiry =>
  recordOf("name", (field) =>
    wireSchema(field).parse(field.kind === "tick" ? "Yes" : message[field.name as keyof Message]),
  );

function verdictOn(message: Message, hasToken: boolean): readonly string[] {
  const [secret, now] = ["evaluation", Date.UTC(2026, 10, 21)];
  const formToken = hasToken ? issueFormToken(secret, now - writingMs) : null;
  const submission = { enquiry: asEnquiry(message), submissionId: null, formToken, honeypot: "", page: "/" };
  return holdReasons(
    { ...submission, language: "en", channel: "json" },
    { secret, now, vouches: hasToken, senders: 1 },
  );
}

const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** Words of any script, and nothing else: what a plain classifier of this kind counts. */
const words = (text: string): string[] =>
  [...segmenter.segment(text.normalize("NFKC").toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

const textOf = ({ name, email, phone, company, message }: Message) => [name, email, phone, company, message].join("\n");

const bayesKind = (kind: Kind) => (kind === "spam" ? "spam" : "genuine");

/** A classifier that has learned these. */
function learned(labelled: readonly Labelled[]) {
  const classifier = bayes();
  classifier.definePrepTasks([words]);
  classifier.defineConfig({ considerOnlyPresence: true, smoothingFactor: 1 });
  for (const { kind, message } of labelled) classifier.learn(textOf(message), bayesKind(kind));
  classifier.consolidate();
  return classifier;
}

/** The whole evaluation set, judged. The same at every run: fold and half follow from a message's place in its file. */
export function evaluate(): Judged[] {
  const labelled = messages();
  return Array.from({ length: folds }, (_, fold) => {
    const classifier = learned(labelled.filter((entry) => entry.fold !== fold));
    return labelled
      .filter((entry) => entry.fold === fold)
      .map(({ message, kind, language, half }) => ({
        ...{ message, kind, language, half },
        byForm: verdictOn(message, true),
        withoutToken: verdictOn(message, false),
        bayes: classifier.predict(textOf(message)) === "spam",
      }));
  }).flat();
}

/** How many messages there are of a kind, and how many of them each judge takes for spam. */
export type Rate = {
  kind: Kind;
  language: Language | "all";
  half: Half | "all";
  count: number;
  byForm: number;
  withoutToken: number;
  bayes: number;
};

/** What the verdict has to keep: of a hundred messages of a group, how many are held at most, and of spam at the least. */
export type SpamLimit = Pick<Rate, "kind" | "half"> & { way: "byForm" | "withoutToken"; most?: number; least?: number };

/** Of spam what was measured, and at most one message less. Before words were judged without a token alone, it was 25.6. */
export const spamLimits: SpamLimit[] = [
  { kind: "client", half: "all", way: "byForm", most: 0 },
  { kind: "client", half: "all", way: "withoutToken", most: 2 },
  { kind: "genuine", half: "all", way: "byForm", most: 0 },
  { kind: "genuine", half: "all", way: "withoutToken", most: 1 },
  { kind: "spam", half: "read", way: "withoutToken", least: 33.4 },
  { kind: "spam", half: "unseen", way: "withoutToken", least: 19.6 },
  { kind: "spam", half: "all", way: "withoutToken", least: 26.8 },
];

/** How many of a hundred messages are held of the group that a limit is of. */
export function heldOfHundred({ kind, half, way }: SpamLimit, rates: readonly Rate[]): number {
  const rate = rates.find((one) => one.kind === kind && one.half === half && one.language === "all");
  return rate ? (100 * rate[way]) / rate.count : Number.NaN;
}

/** The rates by kind, by language, and of the halves that were read and that were not. */
export function ratesOf(judged: readonly Judged[]): Rate[] {
  const groups = kinds.flatMap((kind) => [
    ...halves.map((half) => ({ kind, language: "all" as const, half })),
    ...languages.map((language) => ({ kind, language, half: "all" as const })),
    { kind, language: "all" as const, half: "all" as const },
  ]);
  return groups.map((group) => {
    const some = judged.filter(
      ({ kind, language, half }) =>
        kind === group.kind && [language, "all"].includes(group.language) && [half, "all"].includes(group.half),
    );
    return {
      ...group,
      count: some.length,
      byForm: some.filter(({ byForm }) => byForm.length > 0).length,
      withoutToken: some.filter(({ withoutToken }) => withoutToken.length > 0).length,
      bayes: some.filter((entry) => entry.bayes).length,
    };
  });
}
