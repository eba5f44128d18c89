import type { site } from "../content/site.ts";
import { differencesToBuild, readSettings, type Settings, SettingsError, siteVariables } from "./schema.ts";

/** What a build says of itself in `build.json`. */
export type BuildRecord = {
  /** A hash of all that it made: two builds of one id are the same. */
  id: string;
  /** The variables of the site that were set when it was made. Its pages tell visitors what they say. */
  environment: Record<string, string>;
  /** Who takes the enquiries of its form, and where that is. Older builds do not say it. */
  mail?: { provider: Settings["mail"]["provider"]; origin: string };
};

/** Thrown where the settings say something else than the build has told visitors. */
export class OtherBuildError extends SettingsError {
  override name = "OtherBuildError";
}

/** What a build says of itself, made with these settings. */
export function recordOf(id: string, defaults: typeof site, env: Record<string, string | undefined>): BuildRecord {
  const environment = siteVariables(env);
  const { provider, origin } = readSettings(defaults, environment).mail;
  return { id, environment, mail: { provider, origin } };
}

/**
 * The settings that a build was made with. A server of it goes by them, as its visitors have read them.
 * @throws {OtherBuildError} where the environment says something else, naming both values.
 */
export function readBuiltSettings(
  defaults: typeof site,
  { environment }: BuildRecord,
  env: Record<string, string | undefined>,
): Settings {
  const lines = differencesToBuild(defaults, environment, env);
  if (lines.length === 0) return readSettings(defaults, environment);
  throw new OtherBuildError(
    `The settings are not those that the site was built with:\n${lines.map((line) => `  - ${line}`).join("\n")}\nBuild the site with these settings, or take them out of the server's environment.`,
  );
}
