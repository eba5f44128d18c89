import { checkFoldersApart } from "../settings/folders.ts";
import { type Readings, readAllSettings } from "./read-settings.ts";
import { readWhatIsRight } from "./settings.ts";
import { readBuildRecord } from "./static/read-build.ts";

/** All settings of a server on Node. */
export const readNodeSettings = (env: NodeJS.ProcessEnv): Readings =>
  readAllSettings(env, readBuildRecord(readWhatIsRight(env).server.SITE_DIR), ({ SITE_DIR, DATA_DIR }) =>
    checkFoldersApart(SITE_DIR, DATA_DIR),
  );
