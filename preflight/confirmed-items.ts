import { hash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { SettingsError } from "../settings/schema.ts";
import type { Group } from "./finding.ts";

const schema = z.array(
  z.strictObject({
    /** Made of the sentence and its place. A changed sentence has another id, so it is open again. */
    id: z.string().regex(/^[0-9a-f]{8}$/, 'should be an id in quotes, such as "3f9a2c1b"'),
    date: z.iso.date("should be a date such as 2026-12-01"),
    says: z.string().min(1, "should be the sentence"),
  }),
);

/** What the owner's word settles. */
export type ItemToConfirm = {
  id: string;
  group: Group;
  /** What is confirmed together: a page, or a setting that stays empty. */
  name: string;
  /** A list of pages that can be confirmed together too. */
  list?: string;
  says: string;
};

/** Among some hundred sentences two will not have the same. */
export const confirmationId = (place: string, sentence: string) => hash("sha256", `${place}\n${sentence}`).slice(0, 8);

/** The confirmations so far; empty when there is no file. @throws {SettingsError} naming the entry and its remedy */
export function readConfirmations(file: string) {
  const result = schema.safeParse(existsSync(file) ? (parse(readFileSync(file, "utf8")) ?? []) : []);
  if (result.success) return result.data;
  throw new SettingsError(`${file} should be a list of confirmations:\n${z.prettifyError(result.error)}`);
}

/** The sentences with these names. @throws {SettingsError} when a name has none */
export function findItemsNamed(sentences: readonly ItemToConfirm[], names: readonly string[]): ItemToConfirm[] {
  const isOf = ({ name, list }: ItemToConfirm, given: string) =>
    [name, list, name.replace(`${list}/`, "")].includes(given);
  const unknown = names.find((given) => !sentences.some((sentence) => isOf(sentence, given)));
  const known = [...new Set(sentences.map(({ name }) => name))].join(", ");
  if (unknown !== undefined) throw new SettingsError(`Nothing of "${unknown}" is open. The names are: ${known}`);
  return sentences.filter((sentence) => names.some((given) => isOf(sentence, given)));
}

/** Adds the owner's confirmations to the file, with a date such as 2026-12-01. */
export function addConfirmations(file: string, sentences: readonly ItemToConfirm[], date: string): void {
  const added = sentences.map(({ id, says }) => ({ id, date, says }));
  const header = `# What the owner of the firm has confirmed, as \`npm run preflight -- --confirm NAME\` writes it. A sentence that is
# changed afterwards has another id, and is open again.
`;
  writeFileSync(file, header + stringify([...readConfirmations(file), ...added], { lineWidth: 120 }));
}
