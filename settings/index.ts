import { site } from "../content/site.ts";
import { readSettings } from "./schema.ts";

/** The validated settings, for build and server; the browser never gets all of them. @throws {SettingsError} */
export const settings = readSettings(site, process.env);
