import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { releaseFolder } from "./owner-command.ts";
import { ServerSettingsError } from "./settings.ts";

/**
 * What the systemd unit of a release starts the server with (`deploy/kutch-it.service`): values, and the file that overrides
 * them.
 */
export const unitSettings = {
  file: "/etc/kutch-it/environment",
  values: { DATA_DIR: "/var/lib/kutch-it", TRUSTED_HOPS: "1" },
};

/** A quoted part of a value: taken as it is, with a backslash before `"`, `\`, `` ` `` and `$`. */
const quotedPart = String.raw`'[^']*'|"(?:\\[\s\S]|[^"\\])*"`;
/**
 * An empty line, a comment, or a name with its value. A value may be quoted, and continues after a backslash at the end
 * of a line.
 */
const entry = new RegExp(
  String.raw`[ \t\r]*(?:[#;](?:\\[\s\S]|[^\\\n])*|([A-Za-z_]\w*)[ \t]*=((?:[ \t]*(?:${quotedPart}))*)(?![ \t]*['"])[ \t]*((?:\\[\s\S]|[^\\\n])*))?(?:\n|$)`,
  "y",
);

const unquoted = (part: string) =>
  part.startsWith("'") ? part.slice(1, -1) : part.slice(1, -1).replaceAll(/\\(?:\n|(["\\`$]))/g, "$1");

/**
 * Reads `NAME=value` lines as systemd reads an EnvironmentFile. Node's `parseEnv` has other rules: it ends a value at a
 * `#`, which an address may contain.
 * @param file names a wrong line in the message
 * @throws {ServerSettingsError} at the first wrong line.
 */
export function parseSettingsFile(text: string, file: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (entry.lastIndex = 0; entry.lastIndex < text.length; ) {
    const begin = entry.lastIndex;
    const match = entry.exec(text);
    if (!match) {
      const line = text.slice(0, begin).split("\n").length;
      throw new ServerSettingsError(
        `${file}, line ${line}, is no setting. A line should be NAME=value, or begin with # where it is a comment; a value with spaces at its ends or with quotes stands in '…'.`,
      );
    }
    const [, name, quoted = "", rest = ""] = match;
    if (name === undefined) continue;
    const parts = quoted.match(new RegExp(quotedPart, "g")) ?? [];
    values[name] = parts.map(unquoted).join("") + rest.trimEnd().replaceAll(/\\(?:\n|([\s\S]))/g, "$1");
  }
  return values;
}

/** @throws {ServerSettingsError} that says what to do when the file is missing or may not be read. */
function readSettingsFile(file: string): Record<string, string> {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const mend =
      code === "EACCES"
        ? `This user may not read it: let the server's group do so (chgrp kutch-it ${file}; chmod 640 ${file}), or run the command as root.`
        : "Name the file of NAME=value lines that the server is started with.";
    throw new ServerSettingsError(`The settings in ${file} cannot be read (${code}). ${mend}`);
  }
  return parseSettingsFile(text, file);
}

/**
 * The file of `--settings`, else that of the systemd unit. A checkout has no unit, so its `npm start` reads no file.
 */
export const findSettingsFile = (named: string | undefined): string | null =>
  named ?? (releaseFolder() !== null && existsSync(unitSettings.file) ? unitSettings.file : null);

/** The unit's own values apply only with the unit's file. Another file belongs to another server. */
const valuesOf = (file: string) => ({
  ...(resolve(file) === unitSettings.file ? unitSettings.values : {}),
  ...readSettingsFile(file),
});

/**
 * The variables of this process's environment; then those of a file; then defaults. An empty variable counts as not
 * set.
 * @throws {ServerSettingsError} when the file cannot be read.
 */
export const environmentWith = (file: string | null, defaults: Record<string, string>): Record<string, string> => ({
  ...defaults,
  ...(file !== null && valuesOf(file)),
  ...(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value)) as Record<string, string>),
});

/** Which settings a command uses, for the person who typed it. */
export const settingsTold = (file: string, dataDir: string | null): string =>
  `Settings of ${resolve(file)}${dataDir === null ? "" : `; enquiries of ${resolve(dataDir)}`}.`;
