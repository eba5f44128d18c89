import { join } from "node:path";
import { expect, it } from "vitest";
import { send } from "../support/enquiries.ts";
import type { Host } from "../support/host.ts";
import { startNodeHost } from "../support/node-host.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { openBeside, withDatabase } from "../support/sqlite-files.ts";

const sorry = "The message could not be stored. Please try again, or write to us by e-mail";

async function health({ url }: { url: string }): Promise<[number, unknown]> {
  const response = await fetch(`${url}/healthz`);
  return [response.status, await response.json()];
}

const ok = [200, { status: "ok" }];
const failing = [503, { status: "failing" }];

/** An enquiry gets 503 and health reports failure, while pages are served. */
async function expectFailing(host: Host): Promise<void> {
  const answer = await send(host.url);
  const [said, page] = await Promise.all([health(host), fetch(`${host.url}/about`)]);
  expect([answer, said, page.status]).toEqual([[503, sorry], failing, 200]);
}

it("health is 503 while another program locks the store", async () => {
  const host = await startNodeHost();
  const other = openBeside(join(host.dataDir, "enquiries.sqlite"));
  try {
    other.exec("BEGIN EXCLUSIVE");
    await expectFailing(host);
    other.exec("ROLLBACK");

    expect([await send(host.url), await health(host)]).toEqual([[200, "OK"], ok]);
  } finally {
    other.close();
    await host.stop();
  }
});

it("only the operator's port shows counts", async () => {
  const sink = await startSmtpSink();
  sink.behave("reject");
  const host = await startNodeHost({ smtpPort: sink.port, env: { OPERATOR_PORT: "0" } });
  try {
    const url = `${/"operator":"(http:\/\/127\.0\.0\.1:\d+)"/.exec(host.output())?.[1]}/healthz`;
    await send(host.url, { message: "Held", website: "x" });
    await send(host.url, { message: "Rejected" });
    await expect
      .poll(() =>
        host
          .rows()
          .map(({ status }) => status)
          .sort(),
      )
      .toEqual(["dead", "held"]);

    const response = await fetch(url);
    const counts = { writable: true, queued: 0, held: 1, dead: 1, oldestUndeliveredSeconds: null };
    expect([response.status, await response.json()]).toEqual([200, counts]);
    expect(await health(host)).toEqual(ok);
    expect((await fetch(url, { method: "POST" })).status).toBe(405);
    expect((await fetch(url.replace("/healthz", "/"))).status).toBe(404);
    withDatabase(join(host.dataDir, "enquiries.sqlite"), (database) => database.exec("DROP TABLE enquiries"));

    const failed = await fetch(url);
    expect([failed.status, await failed.json()]).toEqual([503, { writable: false }]);
  } finally {
    expect(await host.stop()).toBe(0);
    await sink.close();
  }
});
