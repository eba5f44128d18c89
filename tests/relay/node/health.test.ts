import { join } from "node:path";
import { expect, it } from "vitest";
import { send } from "../support/enquiries.ts";
import { startNodeHost } from "../support/node-host.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { openSecondConnection, withDatabase } from "../support/sqlite-files.ts";

const sorry = "The message could not be stored. Please try again, or write to us by e-mail";

async function health({ url }: { url: string }): Promise<[number, unknown]> {
  const response = await fetch(`${url}/healthz`);
  return [response.status, await response.json()];
}

const ok = [200, { status: "ok" }];

it("an enquiry waits for a store that another program locks, then is refused, while pages are served", async () => {
  await using host = await startNodeHost();
  using other = openSecondConnection(join(host.dataDir, "enquiries.sqlite"));
  other.exec("BEGIN EXCLUSIVE");
  expect(await send(host.url)).toEqual([503, sorry]);
  expect(await health(host)).toEqual([503, { status: "failing" }]);

  let isAnswered = false;
  const answer = send(host.url, { message: "Patient" }).finally(() => {
    isAnswered = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const pages = await Promise.all(Array.from({ length: 5 }, () => fetch(`${host.url}/about`)));
  expect(pages.map(({ status }) => status)).toEqual(Array(5).fill(200));
  // SQLite's own wait would have delayed the pages until the enquiry was answered.
  expect(isAnswered).toBe(false);
  other.exec("ROLLBACK");
  expect([await answer, await health(host)]).toEqual([[200, "OK"], ok]);
  expect(host.rows().map(({ message }) => message)).toEqual(["Patient"]);
});

it("only the operator's port shows counts", async () => {
  await using sink = await startSmtpSink();
  sink.behave("reject");
  await using host = await startNodeHost({ smtpPort: sink.port, env: { OPERATOR_PORT: "0" } });
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
  expect(await host.stop()).toBe(0);
});
