import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { ServerSettings } from "../server/settings.ts";
import { isWithin, realFolder } from "../settings/folders.ts";
import type { Settings } from "../settings/schema.ts";
import type { Finding } from "./finding.ts";

const subject = "Backup";
const dayMs = 24 * 3_600_000;

/** A daily timer that has stopped is found within a week. */
const mostAgeDays = 7;

const command = 'npm run enquiries -- backup "$BACKUP_DIR/enquiries-$(date +%F).sqlite"';
const remedy = `Take one, best by a daily timer, into a folder on another disk, and set BACKUP_DIR to it:\n${command}`;
const where = "the environment variables BACKUP_DIR and DATA_DIR; docs/relay.md";
const age = (days: number) => (days === 1 ? "1 day" : `${days} days`);
const open = (what: string): Finding => ({ subject, open: true, what, where, remedy });

/** Number of enquiries in a copy; undefined when it is not a whole store. */
function countEnquiries(file: string): number | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const { integrity_check } = database.prepare("PRAGMA integrity_check").get() ?? {};
    if (integrity_check !== "ok") return undefined;
    return Number(database.prepare("SELECT count(*) AS enquiries FROM enquiries").get()?.enquiries);
  } catch {
    return undefined;
  } finally {
    database?.close();
  }
}

/**
 * Checks for a backup: a whole copy of the store that can be restored as it is, made this week, and outside the store's
 * folder. Copies from before migrations do not count, and neither does an export, which lacks the form's secret and the
 * counts.
 * @param now milliseconds since 1970
 */
export function checkBackup(settings: Settings, server: ServerSettings, now: number): Finding {
  const { BACKUP_DIR, DATA_DIR } = server;
  if (settings.mail.provider === "emailjs")
    return { subject, open: false, what: "Nothing is stored here: EmailJS takes the enquiries." };
  if (!BACKUP_DIR) return open(`Whether the enquiries in ${DATA_DIR} have a copy is not known: BACKUP_DIR is not set.`);
  if (isWithin(realFolder(BACKUP_DIR), realFolder(DATA_DIR)))
    return open(`BACKUP_DIR ${BACKUP_DIR} lies in DATA_DIR, and would be lost with it.`);
  const copies = (existsSync(BACKUP_DIR) ? readdirSync(BACKUP_DIR) : [])
    .filter((name) => name.endsWith(".sqlite") && !name.startsWith("enquiries-before-"))
    .map((name) => ({ name, takenAt: statSync(join(BACKUP_DIR, name)).mtimeMs }))
    .sort((a, b) => b.takenAt - a.takenAt);
  const [newest] = copies;
  if (!newest) return open(`There is no *.sqlite in BACKUP_DIR ${BACKUP_DIR}.`);
  const { name, takenAt } = newest;
  const count = countEnquiries(join(BACKUP_DIR, name));
  if (count === undefined) return open(`The newest copy, ${name}, cannot be read as a store of enquiries.`);
  const days = Math.floor((now - takenAt) / dayMs);
  if (days >= mostAgeDays) return open(`The newest copy, ${name}, is ${age(days)} old.`);
  return { subject, open: false, what: `${name}, ${age(days)} old, is whole. Enquiries in it: ${count}.` };
}
