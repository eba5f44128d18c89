import { cleanEnv, deployed, node, run } from "./process.ts";

/** A command's output, of both streams, and its exit code. */
export type CommandResult = { code: number | null; said: string };

/** The file of the deployed commands. D1 needs wrangler and so a checkout, where they run from their sources. */
export const commandFile = (args: string[]): string =>
  args.includes("--d1") ? "server/cli/enquiries.ts" : deployed("enquiries");

/** Runs `enquiries.mjs …args` with only this environment. */
export async function runEnquiries(args: string[], env: Record<string, string>): Promise<CommandResult> {
  // One pipe for both streams keeps their order on a busy machine.
  const words = ["-c", 'exec "$@" 2>&1', "sh", node, commandFile(args), ...args];
  const program = run("sh", words, { env: cleanEnv(env) });
  const code = await program.exited;
  return { code, said: program.output() };
}
