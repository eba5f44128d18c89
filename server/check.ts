import { createHash } from "node:crypto";
import type { Readings } from "./read-settings.ts";
import { StoreError } from "./relay/store/database.ts";
import { rehearseOpening } from "./relay/store/rehearse.ts";
import type { Site } from "./static/site.ts";

/** A reason why the server would not work if it were started. */
export class CheckError extends Error {
  override name = "CheckError";
}

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Checks one page together with its policy. Under a wrong policy a page is blank and is still served with status 200.
 */
async function checkPage(site: Site): Promise<string> {
  const response = await site.respond(new Request("http://localhost/"));
  const policy = response.headers.get("content-security-policy") ?? "";
  const styles = Array.from(
    (await response.text()).matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g),
    ([, text = ""]) => text,
  );
  if (response.status !== 200)
    throw new CheckError(`The home page answers ${response.status}. Build the site again: npm run build`);
  if (!styles.every((style) => policy.includes(sha256(style))))
    throw new CheckError(
      "The policy of the home page forbids its own style: client/ and headers.json are of two builds. Copy the whole build again.",
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
 * Checks all that a start needs, without changing anything: the settings, a page with its policy, and the store.
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
