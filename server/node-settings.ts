import { readFileSync } from "node:fs";
import { checkFoldersApart } from "../settings/folders.ts";
import { type Readings, readAllSettings } from "./read-settings.ts";
import { readDkim } from "./relay/deliver/dkim.ts";
import { readWhatIsRight } from "./settings.ts";
import { readBuildRecord } from "./static/read-build.ts";

export const readText = (file: string): string => readFileSync(file, "utf8");

/** All settings of a server on Node. */
export const readNodeSettings = (env: NodeJS.ProcessEnv): Readings =>
  readAllSettings(env, readBuildRecord(readWhatIsRight(env).server.SITE_DIR), (server) => {
    checkFoldersApart(server.SITE_DIR, server.DATA_DIR);
    readDkim(server, readText);
  });
