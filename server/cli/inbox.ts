import { autocomplete, isCancel, select, text } from "@clack/prompts";
import { indianDay } from "../indian-time.ts";
import { subjectOf } from "../relay/deliver/mail.ts";
import { matcher } from "../relay/store/matcher.ts";
import { type StoredEnquiry, shortReference } from "../relay/stored-enquiry.ts";
import { answered, release } from "./change-commands.ts";
import type { CommandContext } from "./command.ts";
import { deleteFor } from "./data-subject-commands.ts";
import { show } from "./read-commands.ts";
import { oneLine } from "./show-text.ts";

/** Most enquiries in the list. `search` looks through all. */
const mostListed = 1_000;

/** The list, narrowed by typed words. @returns the chosen enquiry; undefined when the owner leaves */
async function choose({ records, print }: CommandContext): Promise<StoredEnquiry | undefined> {
  const enquiries = await records.list({ limit: mostListed });
  const { queued, held, sent, dead } = await records.countByStatus();
  if (enquiries.length === 0) {
    await print("No enquiries yet.\n");
    return undefined;
  }
  const { columns = 80, rows = 24 } = process.stdout;
  const id = await autocomplete({
    message: `${queued} queued, ${held} held, ${sent} sent, ${dead} dead. Type words to search, Enter reads, Esc leaves.`,
    options: enquiries.map((one) => {
      const state = one.answeredAt ? "answered" : one.status;
      const line = [indianDay(one.receivedAt), state, `${one.name}:`, one.message].join("  ");
      return { value: one.id, label: oneLine(line, Math.max(20, columns - 8)) };
    }),
    filter: (words, { value }) => enquiries.some((one) => one.id === value && matcher(words)(one)),
    maxItems: Math.max(5, rows - 8),
  });
  return enquiries.find((one) => one.id === id);
}

/** Asks for one of these words in any letter case. @returns the one that was typed */
async function typed(message: string, words: string[]): Promise<string | undefined> {
  const answer = await text({ message });
  if (isCancel(answer)) return undefined;
  return words.find((word) => word.toLowerCase() === answer?.trim().toLowerCase());
}

/** A `mailto:` address (RFC 6068) that answers an enquiry: to its writer, under the subject of the owner's mail. */
function replyAddress(enquiry: StoredEnquiry, siteName: string): string {
  const to = encodeURIComponent(enquiry.email).replaceAll("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(`Re: ${subjectOf(enquiry, siteName)}`)}`;
}

async function askToRelease(context: CommandContext, { id, email }: StoredEnquiry): Promise<void> {
  const question = `Release it? Then it is mailed, which cannot be called back, and what ${oneLine(email, 100)} sends passes from now on. Type release:`;
  if (await typed(question, ["release"])) await release([id], context);
  else await context.print("It stays held.\n");
}

async function askToDelete(context: CommandContext, { id, email }: StoredEnquiry): Promise<void> {
  const ofPerson = (await context.records.ofPerson(email)).length;
  const reference = shortReference(id);
  const question = `Delete for good? Type ${reference} for this one, or ${oneLine(email, 100)} for all ${ofPerson} of this address:`;
  const which = await typed(question, [reference, email]);
  if (which === undefined) await context.print("Nothing was deleted.\n");
  else await deleteFor([which === reference ? id : email, "--yes"], context);
}

/** What may be done with an enquiry. */
const choicesFor = ({ status, answeredAt }: StoredEnquiry) => [
  { value: "back", label: "Back to the list" },
  { value: "reply", label: "Reply" },
  { value: "answered", label: answeredAt === null ? "Mark as answered" : "Take the mark as answered away" },
  ...(status === "held" ? [{ value: "release", label: "Release" }] : []),
  { value: "delete", label: "Delete" },
];

/** Does what the owner chose. */
async function act(context: CommandContext, siteName: string, enquiry: StoredEnquiry, choice: string): Promise<void> {
  if (choice === "reply") await context.print(`Write to ${replyAddress(enquiry, siteName)}\n`);
  if (choice === "answered") await answered([enquiry.id, ...(enquiry.answeredAt === null ? [] : ["--undo"])], context);
  if (choice === "release") await askToRelease(context, enquiry);
  if (choice === "delete") await askToDelete(context, enquiry);
}

/** Shows an enquiry and does with it what the owner chooses, until it is gone or the owner goes back. */
async function attend(context: CommandContext, siteName: string, { id }: StoredEnquiry): Promise<void> {
  await show([id], context);
  for (;;) {
    const enquiry = (await context.records.find(id)).find((one) => one.id === id);
    if (!enquiry) return;
    const choice = await select({ message: "What next?", options: choicesFor(enquiry) });
    if (isCancel(choice) || choice === "back") return;
    await act(context, siteName, enquiry, choice).catch((error: Error) => context.print(`Failed: ${error.message}\n`));
  }
}

/** The owner's inbox at a terminal: lists the enquiries, shows one, and does what the commands do. */
export async function runInbox(context: CommandContext, siteName: string): Promise<undefined> {
  for (let enquiry = await choose(context); enquiry; enquiry = await choose(context))
    await attend(context, siteName, enquiry);
}
