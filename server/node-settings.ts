import { readFileSync, statSync } from "node:fs";
import { checkFoldersApart } from "../settings/folders.ts";
import { type Readings, readAllSettings } from "./read-settings.ts";
import { readDkim } from "./relay/deliver/dkim.ts";
import { readWhatIsRight } from "./settings.ts";
import { readBuildRecord } from "./static/read-build.ts";

/** The text of a file. A pipe could be waited for without end. */
export function readText(file: string): string {
  if (!statSync(file).isFile()) throw new Error("it is no file");
  return readFileSync(file, "utf8");
}

/** All settings of a server on Node, and whether its port is not a number of a port. */
export function readNodeSettings(env: NodeJS.ProcessEnv): Readings & { isPortWrong: boolean } {
  const { server, wrong } = readWhatIsRight(env);
  const readings = readAllSettings(env, readBuildRecord(server.SITE_DIR), (read) => {
    checkFoldersApart(read.SITE_DIR, read.DATA_DIR);
    readDkim(read, readText);
  });
  return { ...readings, isPortWrong: wrong.some(({ name }) => name === "PORT") };
}
