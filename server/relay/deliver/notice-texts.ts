import { withoutBidiControls } from "../../../enquiry/invisible-characters.ts";
import { indianTime } from "../../indian-time.ts";
import { ownerCommand } from "../../owner-command-text.ts";
import type { BackupTrouble } from "../backup-status.ts";
import { truncateText } from "../cut-at-grapheme.ts";
import { holdReasonText } from "../hold-reasons.ts";
import type { MakeLink } from "../owner-links/signed-links.ts";
import type { DeadLetter } from "../store/rows.ts";
import type { DeliveryChannel, StoredEnquiry } from "../stored-enquiry.ts";
import type { OwnerNotification } from "./webhook-payloads.ts";

/** What the owner is told besides enquiries. `title` and `words` hold nothing of a visitor. */
export type Notice = Omit<OwnerNotification, "at"> & {
  /** The text of the mail, which reaches only the owner. */
  text: string;
};

/** The enquiries that need the owner at one moment. */
type WaitingEnquiries = {
  /** As `digestPeriodKey` writes it. */
  period: string;
  held: { count: number; newest: StoredEnquiry[] };
  dead: { count: number; newest: DeadLetter[] };
};

/** Text that a mail program would turn into a link. A held message's links must not be clickable. */
const webAddress = /(?:https?:\/\/|www\.)\S*|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?/gi;

/** One line of at most so many characters. It is cut before it is searched, because a stranger's text may be long. */
const line = (text: string, length: number) => {
  const start = withoutBidiControls(text.slice(0, 4 * length)).replaceAll(webAddress, "[link]");
  const words = start.replaceAll(/\s+/g, " ");
  return words.length > length ? `${truncateText(words, length - 1)}…` : words;
};

const heldEntry = (held: StoredEnquiry, linkTo: MakeLink) =>
  `${indianTime(held.receivedAt)}  ${line(held.name, 40)} <${held.email}>
  held because ${holdReasonText(held.holdReason ?? "")}
${held.lastError ? `  ${line(held.lastError, 600)}\n` : ""}  “${line(held.message, 300)}”
  ${linkTo({ id: held.id, channel: "mail", dueAt: held.dueAt })}
  ${ownerCommand(`release ${held.id}`)}
`;

/** What did not arrive by a channel, and what to type once the reason is gone. */
export const nonDeliveryTexts: Record<DeliveryChannel, { what: string; command: (id: string) => string }> = {
  mail: { what: "was not mailed to you", command: (id) => `resend ${id}` },
  webhook: { what: "was not taken by the webhook", command: (id) => `resend ${id} --channel webhook` },
  // A visitor without a confirmation is best called, and only the stored enquiry has the number.
  acknowledgement: { what: "was not confirmed to its writer", command: (id) => `show ${id}` },
};

const deadEntry = ({ id, channel, receivedAt, diedAt, reason }: DeadLetter, linkTo: MakeLink) =>
  `${indianTime(receivedAt)}  ${id} ${nonDeliveryTexts[channel].what}
  ${line(reason, 600)}
  ${linkTo({ id, channel, dueAt: diedAt })}
  ${ownerCommand(nonDeliveryTexts[channel].command(id))}
`;

/** The entries, and how many there are besides. */
const listed = (count: number, entries: string[]) =>
  entries.join("\n") + (count > entries.length ? `\nand ${count - entries.length} more.\n` : "");

const heldCount = (count: number) => (count === 1 ? "1 enquiry is held" : `${count} enquiries are held`);
const deadCount = (count: number) => (count === 1 ? "1 delivery was given up" : `${count} deliveries were given up`);

const heldPart = ({ count, newest }: WaitingEnquiries["held"], linkTo: MakeLink) =>
  `${heldCount(count)}, the newest first. Nothing is lost, and nothing of it is mailed until you let it through.
Whoever wrote was told that it arrived and that one of you reads it in office hours: look today, a client may be among them.

The link below each shows all of it, with a button to deliver and one to delete it. It works for seven days and
once, for whoever has it: do not forward this mail. Or type the line below the link.

${listed(
  count,
  newest.map((one) => heldEntry(one, linkTo)),
)}`;

const deadPart = ({ count, newest }: WaitingEnquiries["dead"], linkTo: MakeLink) =>
  `${deadCount(count)}, the newest first. Every enquiry is stored, and its writer was told that it arrived.
Read the reason, remove it, then deliver it by the link below (for seven days and once) or type the line below the link.

${listed(
  count,
  newest.map((one) => deadEntry(one, linkTo)),
)}`;

/** The notice of held enquiries and of deliveries that were given up. */
export function waitingNotice({ period, held, dead }: WaitingEnquiries, siteName: string, linkTo: MakeLink): Notice {
  const lists = [
    { status: "held", count: held.count, title: heldCount(held.count), text: heldPart(held, linkTo) },
    { status: "dead", count: dead.count, title: deadCount(dead.count), text: deadPart(dead, linkTo) },
  ].filter(({ count }) => count > 0);
  const commands = ["", ...lists.map(({ status }) => `list --status ${status}`)];
  return {
    id: `held-${period}`,
    type: held.count > 0 ? "enquiries.held" : "enquiries.dead",
    data: { period, count: held.count, dead: dead.count },
    title: `${siteName}: ${lists.map(({ title }) => title).join(", ")}`,
    words: `Nothing is lost. To read them, and to let them through or send them again:\n\n${commands.map((words) => `  ${ownerCommand(words)}\n`).join("")}`,
    text: lists.map(({ text }) => text).join("\n\n"),
  };
}

/** The notice that no more is delivered on a day (UTC). */
export function capNotice(day: string, dailyCap: number, siteName: string): Notice {
  const words = `${dailyCap} enquiries were delivered on ${day} (UTC), the day's limit (DAILY_CAP). Those that came after
are stored and held. Nothing is lost. Look at them, and release what is genuine:

  ${ownerCommand("list --status held")}
  ${ownerCommand("release ID")}
`;
  const title = `${siteName}: the day's cap of ${dailyCap} enquiries is reached`;
  return { id: `cap-${day}`, type: "cap.reached", data: { day, dailyCap }, title, words, text: words };
}

/** The notice that backups fail. */
export function backupNotice(trouble: BackupTrouble, siteName: string): Notice {
  const { wholeAt, reason } = trouble;
  const last =
    wholeAt === null ? "There is no word of an earlier whole one." : `The last whole one is of ${indianTime(wholeAt)}.`;
  const words = `What: ${reason}.
${last} Enquiries are stored and delivered all the same; a disk that breaks now would lose those since then.

Where: on the machine of the site. By the timer of this release:

  systemctl status --no-pager kutch-it-backup.service kutch-it-backup.timer

Fix it: see that the folder is there and has room, then make one by hand and see it say "is a whole copy":

  ${ownerCommand("backup FILE")}

This is said once. It is said again after a whole backup, if one fails then.
`;
  const title = `${siteName}: the backup of the enquiries fails`;
  return { id: `backup-${wholeAt ?? 0}`, type: "backup.failing", data: trouble, title, words, text: words };
}
