import { site } from "../content/site.ts";
import { type BuildRecord, OtherBuildError, readBuiltSettings } from "../settings/build-record.ts";
import { readSettings, type Settings, SettingsError } from "../settings/schema.ts";
import {
  checkChannels,
  readServerSettings,
  readWhatIsRight,
  type ServerSettings,
  ServerSettingsError,
} from "./settings.ts";

type Environment = Record<string, string | undefined>;

/** The settings by which a server runs. */
export type Readings = {
  settings: Settings;
  server: ServerSettings;
  /** What is wrong with them, in words for the person who set them; `null` where nothing is. */
  wrong: string | null;
  /** Whether the build tells visitors something else than the settings say. A server on such a build does not start. */
  isOfOtherBuild: boolean;
};

/** With what a server ends whose settings say something else than its build: `EX_CONFIG` of sysexits.h. */
export const otherBuildExitCode = 78;

/** Whether an error is one that the person who starts the server can mend, and says how. */
export const isOfSettings = (error: unknown): error is Error =>
  error instanceof SettingsError || error instanceof ServerSettingsError;

/**
 * Reads all settings of a server. Where some are wrong, those that are right and the defaults of the others are enough to serve
 * pages, which need none of what the relay needs. The form has to stay closed then.
 * @param build what the build says of itself; `null` for a folder that no build of this project made
 * @param check looks at what only the host knows of
 */
export function readAllSettings(
  env: Environment,
  build: BuildRecord | null,
  check: (server: ServerSettings) => void = () => undefined,
): Readings {
  const { server } = readWhatIsRight(env);
  const fallback = () => readSettings(site, build?.environment ?? {});
  const problems: string[] = [];
  let isOfOtherBuild = false;
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      if (!isOfSettings(error)) throw error;
      isOfOtherBuild ||= error instanceof OtherBuildError;
      problems.push(error.message);
    }
  };
  let settings: Settings | undefined;
  attempt(() => {
    const ofHere = readSettings(site, env);
    settings = build ? readBuiltSettings(site, build, env) : ofHere;
  });
  attempt(() => readServerSettings(env));
  const known = settings ?? fallback();
  if (problems.length === 0) attempt(() => checkChannels(server, known));
  if (problems.length === 0) attempt(() => check(server));
  return { settings: known, server, wrong: problems.length > 0 ? problems.join("\n") : null, isOfOtherBuild };
}
