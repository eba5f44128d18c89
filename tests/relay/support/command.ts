import { cleanEnv, node, run } from "./process.ts";

/** What a command printed, to both of its outputs, and its exit code. */
export type CommandResult = { code: number | null; said: string };

/** Runs `npm run enquiries -- …args` with only this environment. */
export async function runEnquiries(args: string[], env: Record<string, string>): Promise<CommandResult> {
  const program = run(node, ["server/cli/enquiries.ts", ...args], { env: cleanEnv(env) });
  const code = await program.exited;
  return { code, said: program.output() };
}
