import { join } from "node:path";
import { vi } from "vitest";
import { cleanEnv, deployed, isSource, node, root, run } from "./process.ts";

/** A command's output, of both streams, and its exit code. */
export type CommandResult = { code: number | null; said: string };

type CommandLine = "enquiries" | "vitals";

/** The file of a deployed command. D1 needs wrangler and so a checkout, where the command runs from its sources. */
export const commandFile = (name: CommandLine, args: string[]): string =>
  args.includes("--d1") ? `server/cli/${name}.ts` : deployed(name);

/** Distinguishes the imports of a command: a module that was imported already is not run again. */
let imports = 0;

/** Runs a command from its sources, in the test's own process, where mutants are active (`tests/mutation/`). */
async function runFromSource(name: CommandLine, args: string[], env: Record<string, string>): Promise<CommandResult> {
  const { argv, env: ownEnv, exitCode } = process;
  let said = "";
  const note = (text: string | Uint8Array) => {
    said += text;
    return true;
  };
  const streams = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, "write").mockImplementation(note));
  const file = join(root, `server/cli/${name}.ts`);
  Object.assign(process, { argv: [node, file, ...args], env: cleanEnv(env), exitCode: undefined });
  try {
    await import(`${file}?${++imports}`);
    return { code: Number(process.exitCode ?? 0), said };
  } finally {
    Object.assign(process, { argv, env: ownEnv, exitCode });
    for (const stream of streams) stream.mockRestore();
  }
}

/** Runs a command with only this environment. */
export async function runCommand(
  name: CommandLine,
  args: string[],
  env: Record<string, string>,
): Promise<CommandResult> {
  if (isSource) return runFromSource(name, args, env);
  // One pipe for both streams keeps their order on a busy machine.
  const words = ["-c", 'exec "$@" 2>&1', "sh", node, commandFile(name, args), ...args];
  const program = run("sh", words, { env: cleanEnv(env) });
  const code = await program.exited;
  return { code, said: program.output() };
}

/** Runs `enquiries.mjs …args` with only this environment. */
export const runEnquiries = (args: string[], env: Record<string, string>): Promise<CommandResult> =>
  runCommand("enquiries", args, env);
