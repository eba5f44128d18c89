import { readFileSync } from "node:fs";
import { checkFoldersApart } from "../settings/folders.ts";
import { type Readings, readAllSettings } from "./read-settings.ts";
import { readDkim } from "./relay/deliver/dkim.ts";
import { readWhatIsRight } from "./settings.ts";
import { readBuildRecord } from "./static/read-build.ts";

export const readText = (file: string): string => readFileSync(file, "utf8");

/** All settings of a server on Node, and whether its port is not a number of a port. */
export function readNodeSettings(env: NodeJS.ProcessEnv): Readings & { isPortWrong: boolean } {
  const { server, wrong } = readWhatIsRight(env);
  const readings = readAllSettings(env, readBuildRecord(server.SITE_DIR), (read) => {
    checkFoldersApart(read.SITE_DIR, read.DATA_DIR);
    readDkim(read, readText);
  });
  return { ...readings, isPortWrong: wrong.some(({ name }) => name === "PORT") };
}
