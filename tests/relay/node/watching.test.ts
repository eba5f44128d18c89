import { expect, it } from "vitest";
import { send } from "../support/enquiries.ts";
import type { Host } from "../support/host.ts";
import { startNodeHost } from "../support/node-host.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";

const operatorOf = (host: Host) => /"operator":"(http:\/\/127\.0\.0\.1:\d+)"/.exec(host.output())?.[1] ?? "";

it("OPERATOR_PORT serves counts on a port of its own, and nothing listens there without it", async () => {
  const sink = await startSmtpSink();
  sink.behave("reject");
  const host = await startNodeHost({ smtpPort: sink.port, env: { OPERATOR_PORT: "0" } });
  const closed = await startNodeHost();
  try {
    await send(host.url, { message: "Dead" });
    await send(host.url, { message: "Held", website: "x" });
    await expect.poll(() => host.rows().map(({ status }) => status)).toEqual(["dead", "held"]);
    const report = await (await fetch(`${operatorOf(host)}/healthz`)).json();
    expect(report).toMatchObject({ writable: true, queued: 0, held: 1, dead: 1 });
    expect(closed.output()).not.toContain("operator");
  } finally {
    await Promise.all([host.stop(), closed.stop(), sink.close()]);
  }
});
