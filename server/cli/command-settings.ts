import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { site } from "../../content/site.ts";
import { readSettings, type Settings } from "../../settings/schema.ts";
import { releaseFolder } from "../owner-command.ts";
import { readServerSettings, type ServerSettings } from "../settings.ts";
import { readSettingsFile, unitSettings } from "../settings-file.ts";
import { readBuildRecord } from "../static/read-build.ts";

/** The settings that a command goes by, and where they come from. */
export type CommandSettings = {
  server: ServerSettings;
  settings: Settings;
  /** The file that was read beside the environment; `null` where there was none. */
  file: string | null;
};

/** What the unit gives beside its file is given with that file alone: another one stands for another server. */
const valuesOf = (file: string) => ({
  ...(resolve(file) === unitSettings.file ? unitSettings.values : {}),
  ...readSettingsFile(file),
});

/**
 * The settings that the server runs by: those of the environment, where it says something; then those of a file; then what a
 * release was built with; then the defaults.
 * A release finds the file of its systemd unit by itself. A checkout has no unit, and its `npm start` reads no file.
 * @param named the file that `--settings` names
 * @throws {ServerSettingsError | SettingsError} for a file that cannot be read, and for wrong values.
 */
export function readCommandSettings(named: string | undefined): CommandSettings {
  const release = releaseFolder();
  const found = release !== null && existsSync(unitSettings.file) ? unitSettings.file : null;
  const file = named ?? found;
  const environment = {
    ...(release !== null && { DATA_DIR: join(release, "../data"), ...readBuildRecord(release)?.environment }),
    ...(file !== null && valuesOf(file)),
    ...Object.fromEntries(Object.entries(process.env).filter(([, value]) => value)),
  };
  return { server: readServerSettings(environment), settings: readSettings(site, environment), file };
}
