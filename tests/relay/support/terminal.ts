import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { commandFile } from "./command.ts";
import { cleanEnv, node, root } from "./process.ts";

// A CommonJS package whose names Node does not see.
const { Terminal } = createRequire(import.meta.url)("@xterm/headless") as typeof import("@xterm/headless");

/** A program in a terminal, as somebody sits before it. */
export type TerminalSession = {
  /** What is on the screen, line by line, without the spaces at the ends of lines. */
  lines(): string[];
  /** The same as one text, as a person reads it. */
  text(): string;
  /** Every byte that the program wrote, as text. */
  raw(): string;
  press(keys: string): void;
  /** As a terminal does: between marks where the program has asked for them (bracketed paste), else like typed keys. */
  paste(text: string): void;
  resize(columns: number, rows: number): void;
  exited: Promise<number | null>;
  end(): void;
};

export const keys = {
  up: "\u001b[A",
  down: "\u001b[B",
  right: "\u001b[C",
  enter: "\r",
  escape: "\u001b",
  backspace: "\u007f",
};

type Options = { env: Record<string, string>; columns?: number; rows?: number };

/**
 * Runs `enquiries.mjs …args` in a pseudo terminal of `script` (util-linux) and shows what it writes in xterm's own
 * emulator.
 */
export async function openTerminal(
  args: string[],
  { env, columns = 80, rows = 24 }: Options,
): Promise<TerminalSession> {
  const screen = new Terminal({ cols: columns, rows, allowProposedApi: true });
  const command = `tty; stty cols ${columns} rows ${rows}; exec ${node} ${commandFile("enquiries", args)} ${args.join(" ")}`;
  const child = spawn("script", ["--quiet", "--flush", "--return", "--command", command, "/dev/null"], {
    cwd: root,
    env: cleanEnv({ TERM: "xterm-256color", ...env }),
    detached: true,
  });
  let raw = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    raw += chunk;
    screen.write(chunk);
  });
  // What a terminal answers when it is asked.
  screen.onData((answer) => child.stdin.write(answer));
  const exited = once(child, "exit").then(([code]) => code as number | null);
  const lines = () => {
    const { active } = screen.buffer;
    return Array.from({ length: screen.rows }, (_, row) =>
      (active.getLine(active.viewportY + row)?.translateToString(true, 0, screen.cols) ?? "").trimEnd(),
    );
  };
  return {
    lines,
    text: () => lines().join("\n"),
    raw: () => raw,
    press: (pressed) => void child.stdin.write(pressed),
    paste: (text) => {
      const typed = text.replaceAll("\n", "\r");
      child.stdin.write(screen.modes.bracketedPasteMode ? `\u001b[200~${typed}\u001b[201~` : typed);
    },
    resize: (toColumns, toRows) => {
      const tty = /\/dev\/\S+/.exec(raw)?.[0] ?? "";
      screen.resize(toColumns, toRows);
      execFileSync("stty", ["-F", tty, "cols", String(toColumns), "rows", String(toRows)]);
    },
    exited,
    end: () => {
      if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, "SIGKILL");
    },
  };
}
