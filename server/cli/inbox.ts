import { autocomplete, isCancel, select, text } from "@clack/prompts";
import { indianDay } from "../indian-time.ts";
import { subjectOf } from "../relay/deliver/mail.ts";
import { wordMatcher } from "../relay/store/match-words.ts";
import { type StoredEnquiry, shortReference } from "../relay/stored-enquiry.ts";
import { markAnswered, releaseEnquiry } from "./change-commands.ts";
import type { CommandContext } from "./command-support.ts";
import { deleteEnquiries } from "./data-subject-commands.ts";
import { Keyboard } from "./keyboard.ts";
import { show } from "./read-commands.ts";
import { oneLine } from "./terminal-text.ts";

/** Most enquiries in the list. `search` looks through all. */
const mostListed = 1_000;

type Inbox = { context: CommandContext; keyboard: Keyboard; siteName: string };

/** The list, narrowed by typed words. @returns the chosen enquiry; undefined when the owner leaves */
async function choose({ context: { records, print }, keyboard }: Inbox): Promise<StoredEnquiry | undefined> {
  const enquiries = await records.list({ limit: mostListed });
  const { queued, held, sent, dead } = await records.countByStatus();
  if (enquiries.length === 0) {
    await print("No enquiries yet.\n");
    return undefined;
  }
  const { columns = 80, rows = 24 } = process.stdout;
  keyboard.takesText = true;
  const id = await autocomplete({
    message: `${queued} queued, ${held} held, ${sent} sent, ${dead} dead. Type words to search, Enter reads, Esc leaves.`,
    options: enquiries.map((one) => {
      const state = one.answeredAt ? "answered" : one.status;
      const line = [indianDay(one.receivedAt), state, `${one.name}:`, one.message].join("  ");
      return { value: one.id, label: oneLine(line, Math.max(20, columns - 8)) };
    }),
    filter: (words, { value }) => enquiries.some((one) => one.id === value && wordMatcher(words)(one)),
    maxItems: Math.max(5, rows - 8),
    input: keyboard,
  });
  return enquiries.find((one) => one.id === id);
}

/** Asks for one of these words in any letter case, which pasted text does not answer. @returns the one that was typed */
async function typed({ keyboard }: Inbox, message: string, words: string[]): Promise<string | undefined> {
  keyboard.takesText = true;
  const answer = await text({ message, input: keyboard });
  if (isCancel(answer)) return undefined;
  return words.find((word) => word.toLowerCase() === answer?.trim().toLowerCase());
}

/** A `mailto:` address (RFC 6068) that answers an enquiry: to its writer, under the subject of the owner's mail. */
function replyAddress(enquiry: StoredEnquiry, siteName: string): string {
  const to = encodeURIComponent(enquiry.email).replaceAll("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(`Re: ${subjectOf(enquiry, siteName)}`)}`;
}

async function askToRelease(inbox: Inbox, { id, email }: StoredEnquiry): Promise<void> {
  const question = `Release it? Then it is mailed, which cannot be called back, and what ${oneLine(email, 100)} sends passes from now on. Type release:`;
  if (await typed(inbox, question, ["release"])) await releaseEnquiry([id], inbox.context);
  else await inbox.context.print("It stays held.\n");
}

async function askToDelete(inbox: Inbox, { id, email }: StoredEnquiry): Promise<void> {
  const { records, print } = inbox.context;
  const ofPerson = (await records.ofPerson(email)).length;
  const reference = shortReference(id);
  const question = `Delete for good? Type ${reference} for this one, or ${oneLine(email, 100)} for all ${ofPerson} of this address:`;
  const which = await typed(inbox, question, [reference, email]);
  if (which === undefined) await print("Nothing was deleted.\n");
  else await deleteEnquiries([which === reference ? id : email, "--yes"], inbox.context);
}

const choicesFor = ({ status, answeredAt }: StoredEnquiry) => [
  { value: "back", label: "Back to the list" },
  { value: "reply", label: "Reply" },
  { value: "answered", label: answeredAt === null ? "Mark as answered" : "Take the mark as answered away" },
  ...(status === "held" ? [{ value: "release", label: "Release" }] : []),
  { value: "delete", label: "Delete" },
];

async function act(inbox: Inbox, enquiry: StoredEnquiry, choice: string): Promise<void> {
  const { context, siteName } = inbox;
  if (choice === "reply") await context.print(`Write to ${replyAddress(enquiry, siteName)}\n`);
  if (choice === "answered")
    await markAnswered([enquiry.id, ...(enquiry.answeredAt === null ? [] : ["--undo"])], context);
  if (choice === "release") await askToRelease(inbox, enquiry);
  if (choice === "delete") await askToDelete(inbox, enquiry);
}

/** Shows an enquiry and does with it what the owner chooses, until it is gone or the owner goes back. */
async function attend(inbox: Inbox, { id }: StoredEnquiry): Promise<void> {
  const { context, keyboard } = inbox;
  await show([id], context);
  for (;;) {
    const enquiry = (await context.records.find(id)).find((one) => one.id === id);
    if (!enquiry) return;
    keyboard.takesText = false;
    const choice = await select({ message: "What next?", options: choicesFor(enquiry), input: keyboard });
    if (isCancel(choice) || choice === "back") return;
    await act(inbox, enquiry, choice).catch((error: Error) => context.print(`Failed: ${error.message}\n`));
  }
}

/** The owner's inbox at a terminal: lists the enquiries, shows one, and does what the commands do. */
export async function runInbox(context: CommandContext, siteName: string): Promise<undefined> {
  const keyboard = new Keyboard().open();
  const inbox = { context, keyboard, siteName };
  try {
    for (let enquiry = await choose(inbox); enquiry; enquiry = await choose(inbox)) await attend(inbox, enquiry);
  } finally {
    keyboard.close();
  }
}
