import { join } from "node:path";
import { fixtureSite } from "./fixture-site.ts";
import { registerSecretFile } from "./form-tokens.ts";
import type { Host, HostOptions } from "./host-types.ts";
import { cleanEnv, nodeBin, packedProgram, startProgram } from "./process.ts";
import { enquiryRows, readDeliveries } from "./rows.ts";
import { temporaryFolder } from "./temp-folder.ts";
import { testSettings } from "./unlimited-settings.ts";

/** A host whose process can be inspected. */
export type NodeHost = Host & { pid: number };

/** Starts the deployed server, `node dist/server.mjs`, on a free port. */
export async function startNodeHost(options: HostOptions = {}): Promise<NodeHost> {
  const dataDir = options.dataDir ?? temporaryFolder("data");
  const env = { SITE_DIR: fixtureSite(), DATA_DIR: dataDir, PORT: "0", ...testSettings(options) };
  const program = startProgram(nodeBin, [packedProgram("server")], { env: cleanEnv(env), ...options.user });
  const [, url = ""] = await program.says(/is at (http:\S+)/);
  registerSecretFile(url, () => join(dataDir, "enquiries.sqlite"), program.exited);
  const end = async (signal: NodeJS.Signals) => {
    program.signal(signal);
    return program.exited;
  };
  return {
    pid: program.process.pid ?? 0,
    url,
    dataDir,
    rows: () => enquiryRows(join(dataDir, "enquiries.sqlite")),
    deliveries: () => readDeliveries(join(dataDir, "enquiries.sqlite")),
    sweep: async () => undefined,
    output: program.output,
    stop: () => end("SIGTERM"),
    [Symbol.asyncDispose]: async () => void (await end("SIGTERM")),
    kill: async () => void (await end("SIGKILL")),
  };
}
