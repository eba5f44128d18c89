import { site } from "../content/site.ts";
import { type BuildRecord, type EnvVariables, readSettings, type Settings, SettingsError } from "../settings/schema.ts";
import { readDkim } from "./relay/deliver/dkim.ts";
import { checkChannels, checkPrivacy, readServerSettings, readValidSettings, type ServerSettings } from "./settings.ts";

/** The settings that a server runs with. */
export type AllSettings = {
  settings: Settings;
  server: ServerSettings;
  /** What is wrong, in words for the person who set them; `null` when nothing is. */
  wrong: string | null;
  /** Whether PORT is not a number of a port. */
  isPortWrong: boolean;
};

/**
 * Reads all settings of a server: the site's are those of the build, its own those of its environment. When some are
 * wrong, the right ones and defaults for the others are enough to serve pages. The form stays closed then.
 * @param build the build's record; `null` for a folder that this project did not build: then the environment has both
 * @param check checks what only the host knows
 */
export function readAllSettings(
  env: EnvVariables,
  build: BuildRecord | null,
  check: (server: ServerSettings) => void = () => undefined,
): AllSettings {
  const { server, wrong } = readValidSettings(env);
  const problems: string[] = [];
  const collect = (check: () => unknown) => {
    try {
      check();
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      problems.push(error.message);
    }
  };
  let settings = build?.settings;
  collect(() => {
    settings ??= readSettings(site, env);
  });
  collect(() => readServerSettings(env));
  const known = settings ?? readSettings(site, {});
  if (problems.length === 0) {
    collect(() => checkChannels(server, known));
    if (build) collect(() => checkPrivacy(server, known));
    collect(() => readDkim(server));
    collect(() => check(server));
  }
  const isPortWrong = wrong.some(({ name }) => name === "PORT");
  return { settings: known, server, wrong: problems.length > 0 ? problems.join("\n") : null, isPortWrong };
}
