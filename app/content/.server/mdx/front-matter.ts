import { parse } from "yaml";
import { unpublishable } from "../parse.ts";

/** The two `---` lines at the top of an MDX file, and the YAML between them. */
const frontMatterBlock = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/**
 * The YAML between the two `---` lines at the top of an MDX file; `{}` for a file without.
 * @param file path from the project's root, for the message
 * @throws {ContentError} where it is no YAML
 */
export function parseFrontMatter(file: string, source: string): Record<string, unknown> {
  const yaml = frontMatterBlock.exec(source)?.[1];
  try {
    return yaml ? parse(yaml) : {};
  } catch (error) {
    throw unpublishable([`${file}: front matter: ${(error as Error).message}`]);
  }
}
