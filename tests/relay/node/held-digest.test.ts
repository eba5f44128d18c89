import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { filledStore } from "../support/filled-store.ts";
import { startNodeHost } from "../support/node-host.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";

const held = { name: "Asha Held", message: "Please call me about the broken scale.", held: "too-fast" };

it("the command in the digest of held enquiries releases them", async () => {
  const sink = await startSmtpSink();
  const host = await startNodeHost({ dataDir: await filledStore([held]), smtpPort: sink.port });
  try {
    await expect.poll(() => sink.mails.map(({ subject }) => subject)).toEqual(["Kutch IT: 1 enquiry is held"]);
    const text = sink.mails[0]?.text ?? "";
    expect(text).toContain("held because the form was filled in faster than people do it");
    const typed =
      text
        .split("\n")
        .find((line) => line.includes(" release "))
        ?.trim() ?? "";
    expect(
      execFileSync("sh", ["-c", typed], { env: { ...process.env, DATA_DIR: host.dataDir }, encoding: "utf8" }),
    ).toContain("will be delivered");
    await expect.poll(() => host.rows()[0]?.status, { timeout: 20_000 }).toBe("sent");
    expect(sink.mails.at(-1)?.text).toContain(held.message);
  } finally {
    await host.stop();
    await sink.close();
  }
});
