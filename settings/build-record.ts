import type { site } from "../content/site.ts";
import { differencesToBuild, readSettings, type Settings, SettingsError, siteVariables } from "./schema.ts";

/** The record of a build in `build.json`. */
export type BuildRecord = {
  /** A hash of everything that was built: builds with the same id are the same. */
  id: string;
  /** The site's variables at the time of the build. Its pages say to visitors what they say. */
  environment: Record<string, string>;
  /** Who takes the form's enquiries, and where. Older builds do not have it. */
  mail?: { provider: Settings["mail"]["provider"]; origin: string };
};

/** The settings contradict what the build tells visitors. */
export class OtherBuildError extends SettingsError {
  override name = "OtherBuildError";
}

/** The record of a build with these settings. */
export function recordOf(id: string, defaults: typeof site, env: Record<string, string | undefined>): BuildRecord {
  const environment = siteVariables(env);
  const { provider, origin } = readSettings(defaults, environment).mail;
  return { id, environment, mail: { provider, origin } };
}

/**
 * The settings that a build was made with. Its server uses them, because its pages have told them to visitors.
 * @throws {OtherBuildError} when the environment says something else; names both values.
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
