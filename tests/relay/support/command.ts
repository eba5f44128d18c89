import { cleanEnv, deployed, node, run } from "./process.ts";

/** What a command printed, to both of its outputs, and its exit code. */
export type CommandResult = { code: number | null; said: string };

type CommandLine = "enquiries" | "vitals";

/** A command line as it is deployed. D1 is reached by wrangler, so from a checkout alone: there it runs from its sources. */
export const commandFile = (name: CommandLine, args: string[]): string =>
  args.includes("--d1") ? `server/cli/${name}.ts` : deployed(name);

/** Runs a command line with only this environment. */
export async function runCommand(
  name: CommandLine,
  args: string[],
  env: Record<string, string>,
): Promise<CommandResult> {
  // Both outputs by one pipe: of two a busy machine may read the later words first.
  const words = ["-c", 'exec "$@" 2>&1', "sh", node, commandFile(name, args), ...args];
  const program = run("sh", words, { env: cleanEnv(env) });
  const code = await program.exited;
  return { code, said: program.output() };
}

/** Runs `enquiries.mjs …args` with only this environment. */
export const runEnquiries = (args: string[], env: Record<string, string>): Promise<CommandResult> =>
  runCommand("enquiries", args, env);
