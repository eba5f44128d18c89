import { parse, type YAMLParseError } from "yaml";
import { contentErrorOf, problemAt } from "../errors.ts";

/** The two `---` lines at the top of an MDX file, and the YAML between them. */
const frontMatterBlock = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

function explain(file: string, { code, message, linePos }: YAMLParseError) {
  // YAML counts from the line after the opening `---`.
  const place = linePos ? `line ${linePos[0].line + 1}` : "front matter";
  // The most common mistake.
  const wrong = 'has a text with ": " in it and no quotation marks';
  if (code === "BLOCK_AS_IMPLICIT_KEY") return problemAt(file, place, wrong, "put the whole text in quotation marks");
  const [reason = message] = message.split(/ at line \d/);
  return problemAt(file, place, `is not written as YAML: ${reason}`, "write it as the other files do");
}

/** The YAML between the `---` lines at the top of an MDX file; `{}` for a file without. @throws {ContentError} */
export function parseFrontMatter(file: string, source: string): Record<string, unknown> {
  const yaml = frontMatterBlock.exec(source)?.[1];
  try {
    return yaml ? parse(yaml) : {};
  } catch (error) {
    throw contentErrorOf([explain(file, error as YAMLParseError)]);
  }
}
