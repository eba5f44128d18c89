import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type Database, type Row, StoreError, type Value } from "../relay/store/database.ts";

/** Runs wrangler with these arguments and resolves with what it printed, whether it failed or not. */
export type RunWrangler = (args: string[]) => Promise<string>;

const root = fileURLToPath(new URL("../../", import.meta.url));
const wrangler = "node_modules/wrangler/bin/wrangler.js";

/** A page of the longest enquiries is some megabytes; wrangler prints it in one piece. */
const mostOutputBytes = 256 * 1024 * 1024;

/** The project's own wrangler, with its `wrangler.jsonc`. It speaks to Cloudflare with the login of `wrangler login`. */
export const runWrangler: RunWrangler = (args) => {
  if (!existsSync(join(root, wrangler)))
    throw new StoreError(
      `--d1 runs wrangler, which is not in ${root}: go to the checkout of the project, with its packages installed (npm ci), and type npm run enquiries -- … --d1 …`,
    );
  return new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: mostOutputBytes, env: { ...process.env, WRANGLER_SEND_METRICS: "false" } };
    execFile(process.execPath, [wrangler, ...args], options, (_error, stdout, stderr) => resolve(stdout || stderr));
  });
};

/**
 * A value as SQL. Text goes as the hexadecimal digits of its UTF-8, in which there is nothing to quote and nothing that
 * a terminal, a shell or a splitter of statements could take for its own.
 */
export function sqlLiteral(value: Value): string {
  if (value === null) return "NULL";
  if (typeof value === "string") return `CAST(X'${Buffer.from(value).toString("hex")}' AS TEXT)`;
  if (!Number.isSafeInteger(value)) throw new StoreError(`${value} is not a number that the store has`);
  return String(value);
}

/** Puts the values in place of `?`, `?` … or `?1`, `?2` …. No statement of ours has a question mark in its texts. */
export function withValues(sql: string, values: readonly Value[]): string {
  let next = 0;
  return sql.replaceAll(/\?(\d*)/g, (_match, number: string) => {
    const index = number === "" ? next++ : Number(number) - 1;
    const value = values[index];
    if (value === undefined) throw new StoreError(`Parameter ${index + 1} has no value`);
    return sqlLiteral(value);
  });
}

const answer = z.union([
  z.tuple([z.object({ success: z.literal(true), results: z.array(z.record(z.string(), z.unknown())) })]),
  z.object({ error: z.object({ text: z.string() }) }),
]);

function parseAnswer(printed: string): z.infer<typeof answer> {
  try {
    return answer.parse(JSON.parse(printed));
  } catch (error) {
    throw new StoreError(`wrangler answered: ${printed.trim().slice(0, 2_000) || "nothing"}`, { cause: error });
  }
}

/**
 * What D1 says on this machine while another process has its file to itself: `wrangler dev` lets go of it ten seconds after its last
 * request, and takes it for that moment to fold its log in. No statement was run then. A run of wrangler takes some seconds of its own.
 */
const locked = /^internal error|SQLITE_BUSY/;
/** Nobody has applied the migrations, or not those of this release. */
const noTables = /^no such (?:table|column)|has no column named/;
const lockedTries = 5;
const lockedPauseMs = 500;

/** D1 as the command line reaches it: a run of `wrangler d1 execute` a statement, on this machine or at Cloudflare. */
export class WranglerD1 implements Database {
  readonly #where: string[];
  readonly #run: RunWrangler;

  constructor({ d1, persistTo }: { d1: "local" | "remote"; persistTo?: string | undefined }, run: RunWrangler) {
    this.#where = [`--${d1}`, ...(persistTo ? ["--persist-to", persistTo] : [])];
    this.#run = run;
  }

  async write(sql: string, ...values: Value[]): Promise<Row[]> {
    for (let tries = 1; ; tries++) {
      const parsed = await this.#execute(withValues(sql, values).replaceAll(/\s+/g, " ").trim());
      if (!("error" in parsed)) return parsed[0].results;
      const { text } = parsed.error;
      if (noTables.test(text)) throw new StoreError(this.#toldOfTables(text));
      if (this.#where[0] !== "--local" || !locked.test(text)) throw new StoreError(`D1: ${text}`);
      if (tries === lockedTries) {
        throw new StoreError(`D1: ${text}. Another program may have the database to itself: stop it, then try again.`);
      }
      await sleep(lockedPauseMs);
    }
  }

  #toldOfTables(text: string): string {
    return `D1: ${text}. Its tables are not those of this release: npx wrangler d1 migrations apply DB ${this.#where.join(" ")}; then type this again`;
  }

  async #execute(command: string): Promise<z.infer<typeof answer>> {
    // By the binding, as the database itself has whatever name the owner gave it.
    return parseAnswer(
      await this.#run(["d1", "execute", "DB", ...this.#where, "--json", "--yes", "--command", command]),
    );
  }

  read(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.write(sql, ...values);
  }
}
