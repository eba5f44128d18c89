import { spawn } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";
import { cleanEnv, nodeBin, packedProgram, root } from "./process.ts";

/** A program in a terminal, with what a person at it sees and does. */
export type TerminalSession = {
  /** What the program wrote since the last key, without terminal codes. */
  text(): string;
  /** Every byte that the program wrote, as text. */
  raw(): string;
  press(keys: string): void;
  /** Pastes as a terminal does: between marks when the program asked for them (bracketed paste). */
  paste(text: string): void;
  exited: Promise<number | null>;
  end(): void;
};

export const keys = { down: "\u001b[B", enter: "\r", escape: "\u001b" };

/** Runs `enquiries.mjs` in a pseudo terminal of `script` (util-linux), 80 columns wide. */
export function openTerminal(env: Record<string, string>): TerminalSession {
  const command = `stty cols 80 rows 24; exec ${nodeBin} ${packedProgram("enquiries")}`;
  const child = spawn("script", ["--quiet", "--flush", "--return", "--command", command, "/dev/null"], {
    cwd: root,
    env: cleanEnv({ TERM: "xterm-256color", ...env }),
    detached: true,
  });
  let raw = "";
  let seen = 0;
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    raw += chunk;
  });
  const press = (pressed: string) => {
    seen = raw.length;
    child.stdin.write(pressed);
  };
  return {
    text: () => stripVTControlCharacters(raw.slice(seen)),
    raw: () => raw,
    press,
    paste: (text) => {
      const typed = text.replaceAll("\n", "\r");
      press(raw.includes("\u001b[?2004h") ? `\u001b[200~${typed}\u001b[201~` : typed);
    },
    exited: once(child, "exit").then(([code]) => code as number | null),
    end: () => {
      if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, "SIGKILL");
    },
  };
}
