import { cleanEnv, nodeBin, packedProgram, startProgram } from "./process.ts";

/** A command's output, of both streams, and its exit code. */
export type CommandResult = { code: number | null; said: string };

/** Runs `enquiries.mjs …args` with only this environment. */
export async function runEnquiriesCli(args: string[], env: Record<string, string>): Promise<CommandResult> {
  // D1 needs wrangler and so a checkout, where the commands run from their sources.
  const file = args.includes("--d1") ? "server/cli/enquiries.ts" : packedProgram("enquiries");
  // One pipe for both streams keeps their order on a busy machine.
  const words = ["-c", 'exec "$@" 2>&1', "sh", nodeBin, file, ...args];
  const program = startProgram("sh", words, { env: cleanEnv(env) });
  const code = await program.exited;
  return { code, said: program.output() };
}
