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

/** The settings that a server runs with. */
export type Readings = {
  settings: Settings;
  server: ServerSettings;
  /** What is wrong, in words for the person who set them; `null` when nothing is. */
  wrong: string | null;
  /** Whether the build tells visitors something else than the settings say. Such a server does not start. */
  isOfOtherBuild: boolean;
};

/** The exit code when settings and build differ: `EX_CONFIG` of sysexits.h. */
export const otherBuildExitCode = 78;

/** Whether an error is about settings. Its message says how to mend them. */
export const isOfSettings = (error: unknown): error is Error =>
  error instanceof SettingsError || error instanceof ServerSettingsError;

/**
 * Reads all settings of a server. When some are wrong, the right ones and defaults for the others are enough to serve
 * pages. The form stays closed then.
 * @param build the build's record; `null` for a folder that this project did not build
 * @param check checks what only the host knows
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
