import { site } from "../content/site.ts";
import { readSettings } from "./schema.ts";

/**
 * The validated settings of this process: `content/site.ts` overridden by the environment. Read by the build and by
 * the server, never shipped whole to the browser. Throws `SettingsError` with one line a wrong value.
 */
export const settings = readSettings(site, process.env);
