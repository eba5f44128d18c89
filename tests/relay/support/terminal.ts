import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { commandFile } from "./command.ts";
import { cleanEnv, node, root } from "./process.ts";

// A CommonJS package whose named exports Node does not detect.
const { Terminal } = createRequire(import.meta.url)("@xterm/headless") as typeof import("@xterm/headless");

/** A program in a terminal, with what a person at it sees and does. */
export type TerminalSession = {
  /** The lines of the screen, without spaces at their ends. */
  lines(): string[];
  /** The screen as one text. */
  text(): string;
  /** Every byte that the program wrote, as text. */
  raw(): string;
  press(keys: string): void;
  /**
   * Pastes as a terminal does: between marks when the program asks for them (bracketed paste), otherwise like typed
   * keys.
   */
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
 * Runs `enquiries.mjs …args` in a pseudo terminal of `script` (util-linux), and displays its output in xterm's
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
  // The terminal's replies to queries of the program.
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
