import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of these programs on the system's path. */
export const onPath = (...names: string[]): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);
