import { site } from "../content/site.ts";
import { readSettings } from "./schema.ts";

/**
 * The validated settings of this process: `content/site.ts`, overridden by the environment. Build and server read them;
 * the browser never gets all of them.
 * @throws {SettingsError} with one line per wrong value
 */
export const settings = readSettings(site, process.env);
