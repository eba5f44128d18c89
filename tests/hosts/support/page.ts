import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../relay/support/process.ts";

/** The commands of one section of a page of docs/deploy/, unchanged. */
export function commandsOf(page: string, heading: string): string {
  const text = readFileSync(join(root, "docs/deploy", page), "utf8");
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  const blocks = [...(section ?? "").matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = ""]) => block);
  if (blocks.length === 0) throw new Error(`docs/deploy/${page} tells nothing to type under "${heading}".`);
  return blocks.join("\n");
}
