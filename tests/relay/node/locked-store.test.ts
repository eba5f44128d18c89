import { join } from "node:path";
import { expect, it } from "vitest";
import { send } from "../support/enquiries.ts";
import { startNodeHost } from "../support/node-host.ts";
import { openSecondConnection } from "../support/sqlite-files.ts";

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
