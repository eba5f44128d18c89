import type { ShownEnquiry } from "../relay/enquiry.ts";
import { type CommandContext, UsageError } from "./command.ts";

/** The one enquiry whose id begins with this text. Otherwise it prints why there is none and returns `null`. */
export async function findOne(id: string | undefined, { records }: CommandContext): Promise<ShownEnquiry | null> {
  if (!id) throw new UsageError("Which enquiry? Give its id.");
  const found = await records.find(id);
  const [first] = found;
  const exact = found.find((enquiry) => enquiry.id === id);
  if (exact) return exact;
  if (found.length > 1) {
    process.stderr.write(`Several enquiries begin with ${id}: ${found.map((enquiry) => enquiry.id).join(", ")}\n`);
    return null;
  }
  if (!first)
    process.stderr.write(
      `There is no enquiry whose id begins with ${id}. list shows the newest, search WORDS finds older ones.\n`,
    );
  return first ?? null;
}
