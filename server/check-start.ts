import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { findPlaceholders, type Settings } from "../settings/schema.ts";
import { lockWaitMs } from "./limits.ts";
import type { AllSettings } from "./read-settings.ts";
import { StoreError } from "./relay/store/database.ts";
import { explainStoreError } from "./relay/store/explain-store-error.ts";
import { pendingMigrations } from "./relay/store/migrate.ts";
import { databaseFile } from "./relay/store/sqlite.ts";
import type { Site } from "./static/static-site.ts";

/** A reason not to start that the person who starts the server can fix. */
export class StartError extends Error {
  override name = "StartError";
}

async function checkPage(site: Site): Promise<string> {
  const { status } = await site.respond(new Request("http://localhost/"));
  if (status !== 200) throw new StartError(`The home page answers ${status}. Build the site again: npm run build`);
  return "The home page is there.";
}

/** The folder, or the nearest above it that exists. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));

function lookAtStore(folder: string, file: string): string {
  if (!existsSync(file)) {
    const place = nearest(folder);
    if (!statSync(place).isDirectory()) throw new StoreError(`${place} is a file. Choose another folder`);
    accessSync(place, constants.W_OK);
    return `${folder} has no store yet, and one can be made there.`;
  }
  accessSync(file, constants.W_OK);
  using store = new DatabaseSync(file, { timeout: lockWaitMs });
  const { length } = pendingMigrations(store, file);
  return `The store in ${folder} can be read and written${length > 0 ? `; the start brings it to this version, by ${length} migrations` : ""}.`;
}

function checkStore(folder: string): string {
  const file = databaseFile(folder);
  try {
    return lookAtStore(folder, file);
  } catch (error) {
    const { message } = explainStoreError(error, [nearest(folder), file]);
    throw new StartError(`The enquiries cannot be stored in DATA_DIR ${folder}: ${message}`);
  }
}

/** What a build of placeholders, such as the tests leave behind, would tell visitors. It may be released, as a trial is. */
function warnOfPlaceholders(settings: Settings): string[] {
  const names = findPlaceholders(settings).join(", ");
  return names
    ? [`This build is for ${settings.url}, with placeholders: set ${names} where you build, and build again.`]
    : [];
}

/**
 * Checks all that a start needs, without changing anything: the settings, the home page, and the store. Run it
 * before a release replaces the running one.
 * @param loadSite reads the built site in a folder; called only when the settings are right
 * @returns the findings, one per line
 * @throws {StartError} saying what is wrong
 */
export async function checkCanStart(readings: AllSettings, loadSite: (folder: string) => Site): Promise<string> {
  const { settings, server, wrong } = readings;
  if (wrong !== null) throw new StartError(wrong);
  const page = await checkPage(loadSite(server.SITE_DIR));
  return ["The settings are right.", page, ...warnOfPlaceholders(settings), checkStore(server.DATA_DIR)].join("\n");
}
