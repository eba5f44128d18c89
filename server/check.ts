import { createHash } from "node:crypto";
import type { Readings } from "./read-settings.ts";
import { StoreError } from "./relay/store/database.ts";
import { rehearseOpening } from "./relay/store/rehearse.ts";
import type { Site } from "./static/site.ts";

/** A reason why a server would not do its work if it were started. */
export class CheckError extends Error {
  override name = "CheckError";
}

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** A page that is blank under its own policy would be served with 200. */
async function checkPage(site: Site): Promise<string> {
  const response = await site.respond(new Request("http://localhost/"));
  const policy = response.headers.get("content-security-policy") ?? "";
  const styles = Array.from(
    (await response.text()).matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g),
    ([, text = ""]) => text,
  );
  if (response.status !== 200) throw new CheckError(`The home page answers ${response.status}. Build the site anew.`);
  if (!styles.every((style) => policy.includes(sha256(style))))
    throw new CheckError(
      "The policy of the home page forbids its own style: client/ and headers.json are of two builds. Copy the build anew.",
    );
  return "The home page is there, and its policy fits it.";
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
 * Looks at all that a start needs, and changes nothing: settings, a page with its policy, the store, with what this release changes of
 * it tried on a copy in memory. To be asked before a release takes the place of the one that runs.
 * @param loadSite reads the built site in a folder; called only where the settings are right
 * @returns what was found, a line each
 * @throws {CheckError} saying what is wrong
 */
export async function checkStart({ server, wrong }: Readings, loadSite: (folder: string) => Site): Promise<string> {
  if (wrong !== null) throw new CheckError(wrong);
  const page = await checkPage(loadSite(server.SITE_DIR));
  return ["The settings are right.", page, checkStore(server.DATA_DIR)].join("\n");
}
