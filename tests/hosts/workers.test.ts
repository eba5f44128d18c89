import { expect, it } from "vitest";
import { cleanEnv, run } from "../relay/support/process.ts";
import { temporaryFolder } from "../relay/support/temporary.ts";
import { commandsOf } from "./support/page.ts";
import { message, startBrowser, visit } from "./support/visit.ts";

const env = cleanEnv({ WRANGLER_SEND_METRICS: "false", NO_COLOR: "1", CI: "1" });

it("docs/deploy/workers.md, followed as far as it needs no account, serves the site and takes enquiries", async () => {
  // Separate from a developer's local database. The build exists already.
  const place = ` --persist-to ${temporaryFolder("workers")}`;
  const start = (command = "") => run("sh", ["-c", `exec ${command}${place}`], { env });
  const [migrate, dev] = commandsOf("workers.md", "Try it here")
    .split("\n")
    .filter((command) => command.startsWith("npx "));
  const migration = start(migrate);
  expect(await migration.exited, migration.output()).toBe(0);
  const worker = start(dev);
  const [, url = ""] = await worker.says(/Ready on (http:\S+)/, 120_000);
  const browser = await startBrowser();
  try {
    await visit(browser, url);
    const list = start("npm run --silent enquiries -- list --d1 local");
    expect(await list.exited, list.output()).toBe(0);
    expect(list.output()).toContain(message.slice(0, 20));
  } finally {
    await browser.close();
    worker.signal("SIGTERM");
    await worker.exited;
  }
});
