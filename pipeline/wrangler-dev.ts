/* `npm run dev:workers`: site and relay on Cloudflare Workers, on this machine. Further words go to `wrangler dev`. */
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureBuild } from "./ensure-build.ts";

const { PORT = "8787", HOST = "127.0.0.1", SMTP_URL, NOTIFY_URL } = process.env;
const given = process.argv.slice(2);
const wrangler = join(import.meta.dirname, "../node_modules/wrangler/bin/wrangler.js");

/** An option, unless the person who typed the command has given it. */
const option = (name: string, value: string) =>
  given.some((word) => word.split("=")[0] === name) ? [] : [name, value];

/** Ports that nothing listens on. wrangler reads `.env` by itself, and enquiries of a trial must not reach anybody. */
const nowhere = [
  ...(SMTP_URL ? ["--var", "SMTP_URL:smtp://127.0.0.1:9"] : []),
  ...(NOTIFY_URL ? ["--var", "NOTIFY_URL:http://localhost:9/"] : []),
];

await ensureBuild();
const { status } = spawnSync(process.execPath, [wrangler, "d1", "migrations", "apply", "DB", "--local"], {
  stdio: "inherit",
});
if (status !== 0) process.exit(status ?? 1);
const place = [...option("--ip", HOST), ...option("--port", PORT)];
const program = spawn(process.execPath, [wrangler, "dev", ...place, "--test-scheduled", ...nowhere, ...given], {
  stdio: "inherit",
});
program.on("exit", (code) => process.exit(code ?? 1));
// From a terminal SIGINT reaches wrangler by itself, which passes on no SIGHUP.
process.on("SIGINT", () => {});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => program.kill());
