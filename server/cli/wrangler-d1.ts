import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Database, type Row, StoreError, type Value } from "../relay/store/database.ts";

/** Runs wrangler with these arguments. Resolves with its output, also when it failed. */
export type RunWrangler = (args: string[]) => Promise<string>;

const root = join(import.meta.dirname, "../..");
const wrangler = "node_modules/wrangler/bin/wrangler.js";

/** Room for one page of the longest enquiries, which wrangler prints in one piece. */
const mostOutputBytes = 256 * 1024 * 1024;

/** The project's own wrangler with its `wrangler.jsonc`. It uses the account of `wrangler login`. */
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
 * A value as SQL. Text is written as the hexadecimal digits of its UTF-8, so that no terminal, shell or splitter of
 * statements finds a character in it that has a meaning there.
 */
export function sqlLiteral(value: Value): string {
  if (value === null) return "NULL";
  if (typeof value === "string") return `CAST(X'${Buffer.from(value).toString("hex")}' AS TEXT)`;
  if (!Number.isSafeInteger(value)) throw new StoreError(`${value} is not a number that the store has`);
  return String(value);
}

/** Puts the values in place of `?`, `?` … or `?1`, `?2` …. No statement of the project has one in a text. */
function inlineValues(sql: string, values: readonly Value[]): string {
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

/** The migrations, or the newest of them, have not been applied. */
const noTables = /^no such (?:table|column)|has no column named/;

/** Which D1: of `wrangler dev` on this machine, and where it keeps it, or of the deployed Worker. */
export type D1Target = { d1: "local" | "remote"; persistTo?: string | undefined };

/** D1 through the command line: one run of `wrangler d1 execute` per statement, on this machine or at Cloudflare. */
export class WranglerD1 implements Database {
  readonly #where: string[];
  readonly #run: RunWrangler;

  constructor({ d1, persistTo }: D1Target, run: RunWrangler) {
    this.#where = [`--${d1}`, ...(persistTo ? ["--persist-to", persistTo] : [])];
    this.#run = run;
  }

  async write(sql: string, ...values: Value[]): Promise<Row[]> {
    const command = inlineValues(sql, values).replaceAll(/\s+/g, " ").trim();
    // The name of the binding: the name of the database is the owner's choice.
    const printed = await this.#run(["d1", "execute", "DB", ...this.#where, "--json", "--yes", "--command", command]);
    const parsed = parseAnswer(printed);
    if (!("error" in parsed)) return parsed[0].results;
    const { text } = parsed.error;
    throw new StoreError(
      noTables.test(text)
        ? `D1: ${text}. Its tables are not those of this release: npx wrangler d1 migrations apply DB ${this.#where.join(" ")}; then type this again`
        : `D1: ${text}. Try again; where it stays so, look at the database in the Cloudflare dashboard`,
    );
  }

  read = (sql: string, ...values: Value[]): Promise<Row[]> => this.write(sql, ...values);
}
