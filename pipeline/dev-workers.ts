/* `npm run dev:workers`: site and relay on Cloudflare Workers, on this machine. Further words go to `wrangler dev`. */
import { spawnSync } from "node:child_process";
import { ensureBuild } from "./ensure-build.ts";

const { PORT = "8787", HOST = "127.0.0.1" } = process.env;
const given = process.argv.slice(2);

function wrangler(...words: string[]): void {
  const { status } = spawnSync("npx", ["--no-install", "wrangler", ...words], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** An option, unless the person who typed the command has given it. */
const option = (name: string, value: string) =>
  given.some((word) => word.split("=")[0] === name) ? [] : [name, value];

await ensureBuild();
wrangler("d1", "migrations", "apply", "DB", "--local");
wrangler("dev", ...option("--ip", HOST), ...option("--port", PORT), "--test-scheduled", ...given);
