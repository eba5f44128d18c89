import { cleanEnv, deployed, node, run } from "./process.ts";

/** A command's output, of both streams, and its exit code. */
export type CommandResult = { code: number | null; said: string };

type CommandLine = "enquiries" | "vitals";

/** The file of a deployed command. D1 needs wrangler and so a checkout, where the command runs from its sources. */
export const commandFile = (name: CommandLine, args: string[]): string =>
  args.includes("--d1") ? `server/cli/${name}.ts` : deployed(name);

/** Runs a command with only this environment. */
export async function runCommand(
  name: CommandLine,
  args: string[],
  env: Record<string, string>,
): Promise<CommandResult> {
  // One pipe for both streams keeps their order on a busy machine.
  const words = ["-c", 'exec "$@" 2>&1', "sh", node, commandFile(name, args), ...args];
  const program = run("sh", words, { env: cleanEnv(env) });
  const code = await program.exited;
  return { code, said: program.output() };
}

/** Runs `enquiries.mjs …args` with only this environment. */
export const runEnquiries = (args: string[], env: Record<string, string>): Promise<CommandResult> =>
  runCommand("enquiries", args, env);
