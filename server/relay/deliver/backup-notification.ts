import { indianTime } from "../../indian-time.ts";
import { ownerCommand } from "../../owner-command.ts";
import type { BackupTrouble } from "../backup-watch.ts";
import type { Mail, MailFrame } from "./mail.ts";
import type { OwnerNotification } from "./webhook/payloads.ts";

const titleOf = (siteName: string) => `${siteName}: the backup of the enquiries fails`;

const lastOf = ({ wholeAt }: BackupTrouble) =>
  wholeAt === null ? "There is no word of an earlier whole one." : `The last whole one is of ${indianTime(wholeAt)}.`;

const wordsOf = (trouble: BackupTrouble) =>
  `What: ${trouble.reason}.
${lastOf(trouble)} Enquiries are stored and delivered all the same; a disk that breaks now would lose those since then.

Where: on the machine of the site. By the timer of this release:

  systemctl status --no-pager kutch-it-backup.service kutch-it-backup.timer

Mend it: see that the folder is there and has room, then make one by hand and see it say "is a whole copy":

  ${ownerCommand("backup FILE")}

This is said once. It is said again after a whole backup, if one fails then.
`;

/** The mail that tells of failing backups. */
export const backupMail = (trouble: BackupTrouble, { from, to, siteName, siteUrl }: MailFrame): Mail => ({
  from,
  to,
  messageId: `<backup-${trouble.wholeAt ?? 0}@${new URL(siteUrl).hostname}>`,
  date: new Date(),
  subject: titleOf(siteName),
  text: wordsOf(trouble),
});

/** The same for a webhook. */
export const backupNotification = (trouble: BackupTrouble, siteName: string): OwnerNotification => ({
  ...{ id: `backup-${trouble.wholeAt ?? 0}`, type: "backup.failing", at: Date.now(), data: trouble },
  title: titleOf(siteName),
  words: wordsOf(trouble),
});
