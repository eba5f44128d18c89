import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** What people are told to type into a shell begins so. */
const programs =
  /^(?:npm|npx|node|sqlite3|curl|git|set|sudo|systemctl|systemd-analyze|docker|nginx|caddy|apt|apt-get)\b/;

/** Where commands are documented. What was asked for and why it was so decided are no manuals. */
const manuals = () =>
  ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md", { cwd: root })].filter(
    (file) => !/^docs\/(?:brief|decisions)\//.test(file),
  );

/** Each command of a shell's line alone, without its comment and the variables set for it. */
const commandsOfLine = (line: string) =>
  line
    .replace(/(?:^|\s)#.*$/, "")
    .split(/\s*(?:&&|;)\s*/)
    .map((command) => command.trim().replace(/^(?:[A-Z_]+=\S* )+/, ""))
    .filter(Boolean);

function commandsIn(text: string): string[] {
  const fenced = Array.from(text.matchAll(/^ *```(?:sh|bash|console)\n([\s\S]*?)^ *```/gm), ([, block = ""]) =>
    block
      .replaceAll(/\\\n\s*/g, "")
      .split("\n")
      .flatMap(commandsOfLine),
  );
  const inline = Array.from(text.replaceAll(/^ *```[\s\S]*?^ *```/gm, "").matchAll(/`([^`\n]+)`/g), ([, code = ""]) =>
    programs.test(code) && code.includes(" ") ? commandsOfLine(code) : [],
  );
  return [...fenced, ...inline].flat();
}

/** Every command of the manuals, once, with the first manual that has it. */
export function documentedCommands(): { command: string; file: string }[] {
  const found = new Map<string, string>();
  for (const file of manuals())
    for (const command of commandsIn(readFileSync(join(root, file), "utf8")))
      if (!found.has(command)) found.set(command, file);
  return Array.from(found, ([command, file]) => ({ command, file }));
}
