import { join } from "node:path";
import { expect, it } from "vitest";
import { send } from "../support/enquiries.ts";
import type { Host } from "../support/host.ts";
import { startNodeHost } from "../support/node-host.ts";
import { usageOf } from "../support/proc.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { withDatabase } from "../support/sqlite-files.ts";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const operatorOf = (host: Host) => /"operator":"(http:\/\/127\.0\.0\.1:\d+)"/.exec(host.output())?.[1] ?? "";

/** Samples in the text format (https://prometheus.io/docs/instrumenting/exposition_formats/), by name and labels. */
async function samplesOf(operator: string): Promise<Record<string, number>> {
  const response = await fetch(`${operator}/metrics`);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  for (const line of lines) expect(line).toMatch(/^[a-z]\w*(\{[a-z]\w*="[^"]*"(,[a-z]\w*="[^"]*")*\})? -?[\d.e+-]+$/);
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
  );
}

it("what Prometheus reads agrees with what was done: requests, answers, enquiries, age, mail attempts, store time", async () => {
  const sink = await startSmtpSink();
  const host = await startNodeHost({ smtpPort: sink.port, env: { OPERATOR_PORT: "0" } });
  const operator = operatorOf(host);
  const statuses = () =>
    host
      .rows()
      .map(({ status }) => status)
      .sort();
  try {
    await send(host.url, { message: "Sent" });
    await expect.poll(statuses, { timeout: 10_000 }).toEqual(["sent"]);
    sink.behave("reject");
    await send(host.url, { message: "Dead" });
    await expect.poll(statuses, { timeout: 10_000 }).toEqual(["dead", "sent"]);
    sink.behave("greylist");
    await send(host.url, { message: "Waits" });
    await expect.poll(() => host.rows().at(-1)?.last_error ?? "", { timeout: 10_000 }).toContain("delayed");
    await send(host.url, { message: "Held", website: "x" });
    await fetch(`${host.url}/about`);
    await fetch(`${host.url}/nowhere`);
    await send(host.url, { message: "", from_email: "nobody" });
    withDatabase(join(host.dataDir, "enquiries.sqlite"), (database) =>
      database.exec("UPDATE enquiries SET received_at = received_at - 90000 WHERE message = 'Waits'"),
    );
    await pause(1_100);
    const found = await samplesOf(operator);
    expect(found).toMatchObject({
      site_requests_total: 7,
      'site_answers_total{status="200"}': 5,
      'site_answers_total{status="400"}': 1,
      'site_answers_total{status="404"}': 1,
      'enquiries{status="queued"}': 1,
      'enquiries{status="held"}': 1,
      'enquiries{status="sent"}': 1,
      'enquiries{status="dead"}': 1,
      'mail_attempts_total{outcome="sent"}': 1,
      'mail_attempts_total{outcome="dead"}': 1,
      store_writable: 1,
    });
    expect(found['mail_attempts_total{outcome="deferred"}']).toBeGreaterThan(0);
    expect(found.enquiries_oldest_undelivered_seconds).toBeGreaterThanOrEqual(90);
    expect(found.enquiries_oldest_undelivered_seconds).toBeLessThan(150);
    const stored = found['store_write_seconds_count{outcome="stored"}'] ?? 0;
    expect(stored).toBeGreaterThanOrEqual(8);
    expect(found['store_write_seconds_sum{outcome="stored"}']).toBeLessThan(stored * 2);
    withDatabase(join(host.dataDir, "enquiries.sqlite"), (database) => database.exec("DROP TABLE enquiries"));
    await pause(1_100);
    const failing = await samplesOf(operator);
    expect([failing.store_writable, failing['enquiries{status="queued"}']]).toEqual([0, undefined]);
  } finally {
    expect(await host.stop()).toBe(0);
    await sink.close();
  }
}, 60_000);

it("nothing of it is on the public port, and nothing is open unless a port is given", async () => {
  const host = await startNodeHost({ env: { OPERATOR_PORT: "0" } });
  const closed = await startNodeHost();
  try {
    expect((await fetch(`${host.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${operatorOf(host)}/metrics`)).status).toBe(200);
    expect(closed.output()).not.toContain("operator");
    console.log(`memory: ${usageOf(host.pid).megabytes} MB with metrics, ${usageOf(closed.pid).megabytes} MB without`);
  } finally {
    await Promise.all([host.stop(), closed.stop()]);
  }
});

it("HEALTH_PUBLIC=no keeps health from the public, as if there were none, and the operator's port still tells it", async () => {
  const host = await startNodeHost({ env: { OPERATOR_PORT: "0", HEALTH_PUBLIC: "no" } });
  try {
    expect((await fetch(`${host.url}/healthz`)).status).toBe(404);
    const response = await fetch(`${operatorOf(host)}/healthz`);
    expect([response.status, await response.json()]).toMatchObject([200, { writable: true }]);
  } finally {
    await host.stop();
  }
});
