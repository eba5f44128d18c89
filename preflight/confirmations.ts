import { hash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parse, stringify } from "yaml";
import { z } from "zod";
import type { OpenFinding } from "./finding.ts";

/** A mistake in the file of confirmations or in a confirmation. The message says how to fix it. */
class ConfirmationError extends Error {
  override name = "ConfirmationError";
}

const idExpected = 'should be an id as preflight prints it, in quotes: "3f9a2c1b"';

const schema = z.array(
  z.strictObject({
    /** Made of the sentence and its place. A changed sentence has another id, so it is open again. */
    id: z.string(idExpected).regex(/^[0-9a-f]{8}$/, idExpected),
    date: z.iso.date("should be a date such as 2026-12-01"),
    /** The sentence, for readers of the file. */
    says: z.string().min(1, "should be the sentence"),
  }),
);

export type Confirmation = z.infer<typeof schema>[number];

const header = `# What the owner of the firm has confirmed, as \`npm run preflight -- --confirm ID\` writes it. A sentence that is changed
# afterwards has another id, and is open again.
`;

/** Short enough to type. Among some hundred sentences two will not have the same. */
export const idOf = (place: string, sentence: string) => hash("sha256", `${place}\n${sentence}`).slice(0, 8);

/**
 * The confirmations so far; empty when there is no file.
 * @throws {ConfirmationError} naming the line and what it should be.
 */
export function readConfirmations(file: string): Confirmation[] {
  const result = schema.safeParse(existsSync(file) ? (parse(readFileSync(file, "utf8")) ?? []) : []);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path: [i, field], message }) =>
    i === undefined
      ? "  the file should be a list"
      : `  entry ${Number(i) + 1}, ${String(field ?? "whole")}: ${message}`,
  );
  throw new ConfirmationError(`${file} is not valid:\n${lines.join("\n")}`);
}

/**
 * Writes the owner's confirmations to the file.
 * @param date such as 2026-12-01
 * @throws {ConfirmationError} when an id belongs to nothing that is open.
 */
export function confirm(file: string, ids: readonly string[], open: readonly OpenFinding[], date: string): void {
  const added = [...new Set(ids)].map((id): Confirmation => {
    const found = open.find((finding) => finding.id === id);
    if (!found)
      throw new ConfirmationError(
        `"${id}" is not the id of an open sentence. Nothing was written. npm run preflight lists the ids.`,
      );
    return { id, date, says: found.what };
  });
  writeFileSync(file, header + stringify([...readConfirmations(file), ...added], { lineWidth: 120 }));
}
