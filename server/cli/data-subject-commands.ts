import { parseArgs } from "node:util";
import { fields, privacyLabelOf } from "../../enquiry/fields.ts";
import { joinNames } from "../../enquiry/join-with-and.ts";
import { indianDay } from "../indian-time.ts";
import { holdReasonText } from "../relay/hold-reasons.ts";
import type { StoredDelivery, StoredEnquiry } from "../relay/stored-enquiry.ts";
import { type Command, type CommandContext, findEnquiry, singleArgument } from "./command-support.ts";
import { enquiryCountText, jsonOf, summaryLine, wholeEnquiryText } from "./terminal-text.ts";

/** An enquiry with its deliveries by webhook and its acknowledgement. */
type WholeEnquiry = StoredEnquiry & { deliveries: StoredDelivery[] };

const list = (words: string[]) => joinNames("en-GB", words);
const days = (times: number[]) => list([...new Set(times.map(indianDay))]);

async function everythingOf(email: string, context: CommandContext): Promise<WholeEnquiry[]> {
  const found: WholeEnquiry[] = [];
  for (const enquiry of await context.records.ofPerson(email))
    found.push({ ...enquiry, deliveries: await context.records.deliveriesOf(enquiry.id) });
  return found;
}

const whenSent = (found: WholeEnquiry[], channel: StoredDelivery["channel"]) =>
  found.flatMap(({ deliveries }) => deliveries.flatMap((one) => (one.channel === channel && one.sentAt) || []));

/** Other places that may hold a person's words, as far as this program can know. For the owner. */
function elsewhere(email: string, found: WholeEnquiry[]): string {
  const places = [`your mailbox (search it for ${email})`, "backups, also those of before an update"];
  if (whenSent(found, "webhook").length > 0) places.splice(1, 0, "the service that NOTIFY_URL leads to");
  return `What this program does not reach: ${list(places)}.\n`;
}

/** How the enquiries were delivered, in words for the person who wrote them. */
function whereItWent(found: WholeEnquiry[]): string[] {
  const mailed = found.flatMap(({ sentAt }) => sentAt ?? []);
  const noticed = whenSent(found, "webhook");
  const acknowledged = whenSent(found, "acknowledgement");
  const setAside = found.some(({ holdReason }) => holdReason !== null);
  return [
    mailed.length > 0 ? `It came to us by e-mail on ${days(mailed)}.` : "None of it has been mailed to us in full.",
    ...(setAside
      ? ["What was set aside may be in an e-mail to us with your name, your address and its first words."]
      : []),
    ...(noticed.length > 0 ? [`The service that notifies us was given it on ${days(noticed)}.`] : []),
    ...(acknowledged.length > 0 ? [`We confirmed by e-mail to you on ${days(acknowledged)}.`] : []),
  ];
}

/** Why enquiries were held before they were mailed. The reason is stored with them. */
function whyHeld(found: WholeEnquiry[]): string[] {
  const held = found.flatMap(({ holdReason }) => holdReason ?? []);
  if (held.length === 0) return [];
  const reasons = [...new Set(held.map(holdReasonText))].join("; or ");
  return [
    `Set aside until one of us has looked at it, with the reason: ${enquiryCountText(held.length)} (${reasons}).`,
  ];
}

const drafts =
  "What you typed and did not send is only in your own browser, where clearing this site's data removes it. The server's own log holds neither your address nor your words.";

/** The answer to a person who asks what is stored: the owner sends it together with the listing, unchanged. */
function accountOf(found: WholeEnquiry[], retentionDays: number): string {
  if (found.length === 0) return `Nothing is stored under this address. ${drafts}`;
  const what = list(fields.map(privacyLabelOf));
  return [
    `Our site stores ${enquiryCountText(found.length)} of yours, received on ${days(found.map(({ receivedAt }) => receivedAt))}.`,
    `With each: your ${what}, as far as you gave them; the time, the page that led to the form, the language of the form, a reference, a checksum that recognises a repeat, the state of its delivery, why it was set aside if it was, whether its arrival was confirmed by e-mail or why not, and whether we answered. Your IP address is not stored.`,
    ...whyHeld(found),
    ...whereItWent(found),
    `We keep it to answer you. What was mailed to us or answered is due for deletion ${retentionDays} days after it arrived, and at once if you ask for it.`,
    drafts,
  ].join(" ");
}

const toBeTold = (text: string) => `\nTo tell the person, if it was they who asked, from that address:\n\n${text}\n`;

/** `show EMAIL`: all that is stored of one person, and the answer to that person. */
export async function showPerson(email: string, json: boolean, context: CommandContext): Promise<number | undefined> {
  const found = await everythingOf(email, context);
  if (json) await context.write(jsonOf(found));
  else {
    const texts = found.map((enquiry) => `${wholeEnquiryText(enquiry, enquiry.deliveries)}\n`);
    await context.print(`${texts.join("")}${enquiryCountText(found.length)} of ${email}. ${elsewhere(email, found)}`);
    await context.print(toBeTold(accountOf(found, context.retentionDays)));
  }
  return found.length === 0 ? 1 : undefined;
}

const notDeleted = "Nothing was deleted. Add --yes to delete it for good.\n";

/** `delete ID --yes`: deletes this one enquiry, also when it is damaged. */
async function deleteOne(which: string, yes: boolean, context: CommandContext): Promise<number | undefined> {
  const { records, print, removeTraces } = context;
  // By its whole id at once: one that is damaged cannot be shown.
  let deleted = yes ? await records.deleteOne(which) : 0;
  if (deleted === 0) {
    const enquiry = await findEnquiry(which, context);
    await print(summaryLine(enquiry));
    if (!yes) {
      await print(notDeleted);
      return 2;
    }
    deleted = await records.deleteOne(enquiry.id);
  }
  await print(`${enquiryCountText(deleted)} deleted.\n${removeTraces()}`);
}

/** `delete EMAIL --yes`: deletes everything that one person wrote. */
async function deletePerson(email: string, yes: boolean, context: CommandContext): Promise<number | undefined> {
  const { records, print, removeTraces } = context;
  const found = await everythingOf(email, context);
  await print(`${found.map(summaryLine).join("")}${enquiryCountText(found.length)} of ${email}.\n`);
  if (!yes) {
    await print(notDeleted);
    return 2;
  }
  const deleted = await records.deletePerson(email);
  const traces = removeTraces();
  if (deleted === 0) {
    await print(`Nothing is stored under ${email}.\n${traces}`);
    return 1;
  }
  await print(`${enquiryCountText(deleted)} deleted, with what was noted of their mails and notifications.\n${traces}`);
  await print(elsewhere(email, found));
  const gone = `What you wrote to us is deleted from our site's store, ${enquiryCountText(deleted)} in all. Copies in our mailbox or in a backup last until they are deleted there.`;
  await print(toBeTold(`${gone} ${drafts}`));
}

/** `delete EMAIL --yes`, `delete ID --yes`. */
export const deleteEnquiries: Command = async (args, context) => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { yes: { type: "boolean" } } });
  const which = singleArgument(positionals, "Whose data? Give the e-mail address, or the id of one enquiry.");
  return (which.includes("@") ? deletePerson : deleteOne)(which, values.yes === true, context);
};
