import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import bayes from "wink-naive-bayes-text-classifier";
import { recordOf } from "../../enquiry/fields.ts";
import { wireSchema } from "../../server/relay/accept/fields.ts";
import { issueFormToken } from "../../server/relay/accept/form-token.ts";
import { holdReasons } from "../../server/relay/accept/spam-check.ts";
import type { Enquiry } from "../../server/relay/enquiry.ts";

/** The languages of the messages, in their own script and in Latin letters. */
const languages = ["en", "gu", "hi"] as const;
type Language = (typeof languages)[number];

/**
 * Kinds of messages: enquiries of clients, whose writers knew no rules; a first set of genuine messages, with job
 * seekers and neighbours; and spam.
 */
const kinds = ["client", "genuine", "spam"] as const;
type Kind = (typeof kinds)[number];

/** Alternate messages of each file: those that rules may be made by, and those that are only counted. */
const halves = ["read", "unseen"] as const;
type Half = (typeof halves)[number];

/** A message of the evaluation set: the fields that a person fills in. */
type Message = Record<"name" | "email" | "phone" | "company" | "message", string>;

type Labelled = { kind: Kind; language: Language; half: Half; message: Message };

/** A message with the judgement of each filter. */
type Judged = Labelled & {
  /**
   * The spam check's reasons for a message as a person sends it: by the form, with a token that vouches, after a
   * minute.
   */
  byForm: readonly string[];
  /** The reasons for the same message without a token, as programs and browsers without scripts send it. */
  withoutToken: readonly string[];
  /** Whether a Bayesian classifier that was trained on the other folds counts it as spam. */
  bayes: boolean;
};

/** Parts of the set. Each is judged by a classifier that was trained on the others. */
const folds = 10;

const folder = join(import.meta.dirname, "messages");

/** The messages in the files of a kind: `client.en.json`, `client.en-2.json`. */
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

/** More than a minute, which is the least that a thoughtful person takes. */
const writingMs = 60_000;

/** The message as the relay reads it. */
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

/** The words of any script, which a plain classifier counts. */
const words = (text: string): string[] =>
  [...segmenter.segment(text.normalize("NFKC").toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

const textOf = ({ name, email, phone, company, message }: Message) => [name, email, phone, company, message].join("\n");

const bayesKind = (kind: Kind) => (kind === "spam" ? "spam" : "genuine");

/** A classifier that was trained on these messages. */
function learned(labelled: readonly Labelled[]) {
  const classifier = bayes();
  classifier.definePrepTasks([words]);
  classifier.defineConfig({ considerOnlyPresence: true, smoothingFactor: 1 });
  for (const { kind, message } of labelled) classifier.learn(textOf(message), bayesKind(kind));
  classifier.consolidate();
  return classifier;
}

/**
 * Judges the whole set. The result is the same at each run, because a message's place in its file sets its fold and
 * half.
 */
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

/** The number of messages of a kind, and how many of them each filter counts as spam. */
export type Rate = {
  kind: Kind;
  language: Language | "all";
  half: Half | "all";
  count: number;
  byForm: number;
  withoutToken: number;
  bayes: number;
};

/** A limit for the spam check: the most, or for spam the least, of a hundred messages of a group that are held. */
export type SpamLimit = Pick<Rate, "kind" | "half"> & { way: "byForm" | "withoutToken"; most?: number; least?: number };

/** For spam, each limit allows one message less than was measured. */
export const spamLimits: SpamLimit[] = [
  { kind: "client", half: "all", way: "byForm", most: 0 },
  { kind: "client", half: "all", way: "withoutToken", most: 2 },
  { kind: "genuine", half: "all", way: "byForm", most: 0 },
  { kind: "genuine", half: "all", way: "withoutToken", most: 1 },
  { kind: "spam", half: "read", way: "withoutToken", least: 33.4 },
  { kind: "spam", half: "unseen", way: "withoutToken", least: 19.6 },
  { kind: "spam", half: "all", way: "withoutToken", least: 26.8 },
];

/** How many of a hundred messages in a limit's group are held. */
export function heldOfHundred({ kind, half, way }: SpamLimit, rates: readonly Rate[]): number {
  const rate = rates.find((one) => one.kind === kind && one.half === half && one.language === "all");
  return rate ? (100 * rate[way]) / rate.count : Number.NaN;
}

/** The rates by kind, by language, and by half. */
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
