import { join } from "node:path";
import { site } from "../../content/site.ts";
import { readSettings, type Settings } from "../../settings/schema.ts";
import { releaseFolder } from "../owner-command.ts";
import { readServerSettings, type ServerSettings } from "../settings.ts";
import { readBuildRecord } from "../static/read-build.ts";

/**
 * Reads the settings of a command: the site's are those of the release, or in a checkout those of the environment.
 * @throws {SettingsError} when a value is wrong.
 */
export function readCommandSettings(): { server: ServerSettings; settings: Settings } {
  const release = releaseFolder();
  const build = release === null ? null : readBuildRecord(release);
  const defaults = release === null ? {} : { DATA_DIR: join(release, "../data") };
  return {
    server: readServerSettings({ ...process.env, DATA_DIR: process.env.DATA_DIR || defaults.DATA_DIR }),
    settings: build?.settings ?? readSettings(site, process.env),
  };
}
