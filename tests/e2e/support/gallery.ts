import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}

/**
 * Starts the development server, the only one that has the gallery of all parts (`app/gallery/`).
 * @returns the gallery's address, and what ends the server
 * @throws when it has not answered within two minutes
 */
export async function startGallery(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const root = join(import.meta.dirname, "../../..");
  const command = join(root, "node_modules/vite/bin/vite.js");
  const child = spawn(process.execPath, [command, "--host", "127.0.0.1", "--port", String(port), "--strictPort"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "development" },
  });
  const gone = once(child, "exit");
  const stop = async () => {
    child.kill();
    await gone;
  };
  const url = `http://127.0.0.1:${port}/_gallery`;
  for (const end = Date.now() + 120_000; Date.now() < end && child.exitCode === null; ) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await stop();
  throw new Error("The development server did not show the gallery.");
}
