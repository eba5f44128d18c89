import type { Readings } from "./read-settings.ts";
import { StoreError } from "./relay/store/database.ts";
import { rehearseOpening } from "./relay/store/rehearse.ts";
import type { Site } from "./static/site.ts";

/** A reason why the server would not work if it were started. */
export class CheckError extends Error {
  override name = "CheckError";
}

async function checkPage(site: Site): Promise<string> {
  const { status } = await site.respond(new Request("http://localhost/"));
  if (status !== 200) throw new CheckError(`The home page answers ${status}. Build the site again: npm run build`);
  return "The home page is there.";
}

function checkStore(folder: string): string {
  try {
    return rehearseOpening(folder);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    throw new CheckError(`The enquiries cannot be stored in DATA_DIR ${folder}: ${error.message}`);
  }
}

/**
 * Checks all that a start needs, without changing anything: the settings, the home page, and the store.
 * Pending migrations are tried on a copy of the store in memory. Run it before a release replaces the running one.
 * @param loadSite reads the built site in a folder; called only when the settings are right
 * @returns the findings, one per line
 * @throws {CheckError} saying what is wrong
 */
export async function checkStart({ server, wrong }: Readings, loadSite: (folder: string) => Site): Promise<string> {
  if (wrong !== null) throw new CheckError(wrong);
  const page = await checkPage(loadSite(server.SITE_DIR));
  return ["The settings are right.", page, checkStore(server.DATA_DIR)].join("\n");
}
