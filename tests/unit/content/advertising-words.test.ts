import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { filesBelow } from "../../../pipeline/files";
import { contentFolder } from "../../../pipeline/read-content";

/** Words of advertising that say nothing about this firm, in all their forms. */
const banned =
  /\b(leverag|seamless|cutting-edge|unlock|elevat(e|es|ed|ing)\b|empower|game-chang|(in )?today[’']s fast-paced)\w*/gi;

it.each(filesBelow(contentFolder).filter((file) => /\.(ts|mdx)$/.test(file)))(
  "%s has no word of advertising",
  (file) => {
    expect(readFileSync(join(contentFolder, file), "utf8").match(banned)).toBeNull();
  },
);
