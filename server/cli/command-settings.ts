import { join } from "node:path";
import { site } from "../../content/site.ts";
import { readSettings, type Settings } from "../../settings/schema.ts";
import { releaseFolder } from "../owner-command.ts";
import { readServerSettings, type ServerSettings } from "../settings.ts";
import { environmentWith, findSettingsFile } from "../settings-file.ts";
import { readBuildRecord } from "../static/read-build.ts";

/** The settings of a command, and the file that they came from. */
export type CommandSettings = {
  server: ServerSettings;
  settings: Settings;
  /** The file that was read beside the environment; `null` when there was none. */
  file: string | null;
};

/**
 * Reads the settings that the server runs with. The environment comes first, then a file, then what the release was
 * built with, then the defaults. A release finds the file of its systemd unit by itself.
 * @param named the file that `--settings` names
 * @throws {ServerSettingsError | SettingsError} when a file cannot be read or a value is wrong.
 */
export function readCommandSettings(named: string | undefined): CommandSettings {
  const release = releaseFolder();
  const file = findSettingsFile(named);
  const environment = environmentWith(
    file,
    release === null ? {} : { DATA_DIR: join(release, "../data"), ...readBuildRecord(release)?.environment },
  );
  return { server: readServerSettings(environment), settings: readSettings(site, environment), file };
}
