import { commands } from "../../../server/cli/command-table.ts";
import { openD1 } from "../../../server/cli/open-store.ts";
import type { CommandResult } from "./run-enquiries.ts";
import type { WorkersHost } from "./workers-host.ts";

/**
 * Most bytes of one argument of a program on Linux (MAX_ARG_STRLEN in include/uapi/linux/binfmts.h, with the final
 * zero).
 */
const mostOfArgument = 131_072;

/**
 * Runs a command on a running Worker's D1. Statements go there directly, because each would otherwise need a slow run
 * of wrangler.
 */
export async function runCliOnD1({ d1 }: WorkersHost, name: string, ...args: string[]): Promise<CommandResult> {
  const database = await d1();
  const store = openD1({ d1: "local" }, async (given) => {
    const statement = given.at(-1) ?? "";
    if (Buffer.byteLength(statement) >= mostOfArgument) throw new Error("wrangler could not be given this statement.");
    const { results } = await database.prepare(statement).all();
    return JSON.stringify([{ success: true, results }]);
  });
  let said = "";
  const print = async (text: string) => {
    said += text;
  };
  const code = await commands[name]?.run(args, { ...store, retentionDays: 365, print, write: print });
  return { code: code ?? 0, said };
}
