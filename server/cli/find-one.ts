import type { StoredEnquiry } from "../relay/stored-enquiry.ts";
import { type CommandContext, CommandError, UsageError } from "./command.ts";
import { oneLine } from "./show-text.ts";

/** The one id, address or file that a command takes. @throws {UsageError} for none, and for several: those after the first would be left out */
export function onlyOne(given: readonly string[], ifNone = "Which enquiry? Give its id.", ifMore?: string): string {
  const [one, ...others] = given;
  if (!one) throw new UsageError(ifNone);
  if (others.length > 0) throw new UsageError(ifMore ?? `One at a time: repeat the command for ${others.join(", ")}.`);
  return one;
}

/** The one enquiry whose id begins with this text. @throws {CommandError} when there is none, or several */
export async function findOne(id: string, { records }: CommandContext): Promise<StoredEnquiry> {
  const found = await records.find(id);
  const one = found.find((enquiry) => enquiry.id === id) ?? found[0];
  if (!one)
    throw new CommandError(
      `There is no enquiry whose id begins with ${id}. list shows the newest, search WORDS finds older ones.`,
    );
  if (found.length > 1 && one.id !== id)
    throw new CommandError(
      `Several enquiries begin with ${id}: ${found.map((enquiry) => oneLine(enquiry.id)).join(", ")}`,
    );
  return one;
}
