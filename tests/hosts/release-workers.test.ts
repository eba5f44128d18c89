import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { requestBody, sendPath } from "../relay/support/enquiries.ts";
import { cleanEnv, root, run } from "../relay/support/process.ts";
import { queryValue } from "../relay/support/sqlite-files.ts";
import { Cloudflare } from "./support/cloudflare.ts";
import { commandsOf } from "./support/page.ts";
import { mixPolicies, releaseShown, reseal, watch } from "./support/releases.ts";

// The address of the Cloudflare stand-in, where the script checks the release.
const url = "http://127.0.0.1:8791";
Object.assign(process.env, { SITE_URL: url });
const { nextBuild } = await import("./support/next-build.ts");

const place = mkdtempSync(join(tmpdir(), "kutch-it-workers-"));
afterAll(() => rmSync(place, { recursive: true }));

let work: string;
let cloudflare: Cloudflare;
beforeEach(async () => {
  work = mkdtempSync(join(place, "checkout-"));
  makeCheckout();
  cloudflare = await Cloudflare.start(mkdtempSync(join(place, "cloudflare-")), url);
});
afterEach(() => cloudflare.stop());

/** A copy of this project with a `dist/`, migrations and a configuration that a test may change. */
function makeCheckout(): void {
  for (const name of ["server", "settings", "content", "enquiry", "node_modules", "package.json"])
    symlinkSync(join(root, name), join(work, name));
  const own = readFileSync(join(root, "wrangler.jsonc"), "utf8");
  // Raised, because a test's enquiries all come from one address.
  const vars = '"vars": { "RATE_BURST": "1000000", "DAILY_CAP": "1000000" },\n  "triggers"';
  configure(own.replace('"server/relay/store/migrations"', '"migrations"').replace('"triggers"', vars));
  cpSync(join(root, "server/relay/store/migrations"), join(work, "migrations"), { recursive: true });
}
const configure = (text: string) => writeFileSync(join(work, "wrangler.jsonc"), text);
const configuration = () => readFileSync(join(work, "wrangler.jsonc"), "utf8");

const build = (number: number, before = "") => nextBuild(join(work, `build-${number}`), { number, before });

const [, publishing = ""] = commandsOf("workers.md", "A release").split("\n");

/** Puts a build in place of `dist/`, and runs the manual's commands. */
async function publish(folder: string): Promise<{ code: number | null; said: string }> {
  rmSync(join(work, "dist"), { recursive: true, force: true });
  cpSync(folder, join(work, "dist"), { recursive: true });
  const tools = { ...cloudflare.environment, WRANGLER_SEND_METRICS: "false", NO_COLOR: "1", CI: "1" };
  const program = run("sh", ["-c", publishing], { cwd: work, env: cleanEnv(tools) });
  return { code: await program.exited, said: program.output() };
}

async function shown(): Promise<string> {
  const response = await fetch(`${url}/`);
  return releaseShown(response.headers.get("content-security-policy") ?? "", await response.text());
}

const status = async (path: string) => (await fetch(url + path)).status;

async function sendEnquiry(id: string): Promise<string> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(url + sendPath, {
    method: "POST",
    headers,
    body: requestBody({ message: `Enquiry ${id}`, submission_id: id }),
  });
  return response.text();
}

const stored = () => queryValue(cloudflare.database, "SELECT count(*) FROM enquiries");
const migrations = () => queryValue(cloudflare.database, "SELECT count(*) FROM d1_migrations");

describe("on Workers three releases, the third broken:", () => {
  it("what cannot be made, or changes the tables wrongly, leaves the second one as it is; what is not healthy goes back", async () => {
    const first = build(1);
    const begun = await publish(first);
    expect(begun.code, begun.said + cloudflare.output()).toBe(0);
    const second = build(2, first);
    for (const time of ["once", "twice"]) expect([time, (await publish(second)).code]).toEqual([time, 0]);
    expect([await shown(), await sendEnquiry("three-releases-1")]).toEqual(["release 2", "OK"]);
    const before = [cloudflare.deployments.length, migrations()];
    const stop = watch(`${url}/about`);

    const half = build(3, second);
    rmSync(join(half, "client/about/index.html"));
    const mixed = build(4, second);
    mixPolicies(mixed, ["headers.json"]);
    const unmade = build(5, second);
    writeFileSync(join(unmade, "headers.json"), `${readFileSync(join(unmade, "headers.json"), "utf8")} nonsense`);
    reseal(unmade);
    for (const [folder, why] of [
      [half, "a file is missing or was changed"],
      [mixed, "the home page would be blank: its policy is not that of the build."],
      [unmade, "the Worker cannot be made of it, as said above. What runs was not touched."],
    ] as const)
      expect(await publish(folder)).toEqual({
        code: 1,
        said: expect.stringContaining(`Nothing was published: ${why}`.replace(/^.*: a file/, "a file")),
      });

    const third = build(6, second);
    writeFileSync(
      join(work, "migrations/0999_broken.sql"),
      "CREATE TABLE made (x TEXT); ALTER TABLE enquiries ADD COLUMN message TEXT;",
    );
    const migrating = await publish(third);
    rmSync(join(work, "migrations/0999_broken.sql"));
    expect(migrating).toEqual({ code: 1, said: expect.stringContaining("duplicate column name: message") });
    expect(migrating.said).toContain("Nothing was published: the tables could not be changed, as said above.");
    expect([cloudflare.deployments.length, migrations()]).toEqual(before);

    // It can be built but takes no enquiry, which only the deployed Worker shows.
    const own = configuration();
    configure(own.replace('"vars": {', '"vars": { "MAIL_TO": "nobody",'));
    const unhealthy = await publish(third);
    configure(own);
    expect(unhealthy).toEqual({
      code: 1,
      said: expect.stringContaining("The release is not healthy: /healthz says that no enquiry would be stored"),
    });
    expect(unhealthy.said).toContain(
      "It went back to the release before. Mend what is said above, and type this again.",
    );

    const { answers, slowestMs } = await stop();
    console.log(`Workers: answers of /about meanwhile: ${JSON.stringify(answers)}, the slowest after ${slowestMs} ms`);
    expect(Object.keys(answers)).toEqual(["200 true"]);
    await expect.poll(() => status("/healthz"), { timeout: 20_000 }).toBe(200);
    expect([await shown(), await sendEnquiry("three-releases-2"), stored()]).toEqual(["release 2", "OK", 2]);
  }, 300_000);

  it("a folder that is no checkout, or of another build, is refused before anything is done", async () => {
    const first = build(1);
    cpSync(first, join(work, "elsewhere/dist"), { recursive: true });
    mkdirSync(join(work, "dist"));
    const program = run("sh", ["elsewhere/dist/hosts/publish.sh", "workers"], { cwd: work, env: cleanEnv({}) });
    expect(await program.exited).toBe(1);
    expect(program.output()).toBe(
      `Nothing was published: the Worker is made of a checkout and of the dist/ in it.\nWhere: here, in ${work}, is no wrangler.jsonc whose dist/ is ${work}/elsewhere/dist.\nType it in the checkout: cd ${work}/elsewhere && sh dist/hosts/publish.sh workers\n`,
    );
  });
});

it("ten releases on Workers, one with a migration and one broken, fail no request", async () => {
  let before = build(1);
  await publish(before);
  const stop = ["/", "/about"].map((path) => watch(url + path));
  let sent = 0;
  let isSending = true;
  const failed: { answer: string; at: number }[] = [];
  const sending = (async () => {
    while (isSending) {
      const answer = await sendEnquiry(`ten-releases-${++sent}`).catch((error: Error) => error.message);
      if (answer !== "OK") failed.push({ answer, at: performance.now() });
    }
  })();
  for (let number = 2; number <= 11; number++) {
    if (number === 5)
      writeFileSync(join(work, "migrations/0999_release.sql"), "CREATE TABLE of_a_release (name TEXT);");
    const own = configuration();
    if (number === 8) configure(own.replace('"vars": {', '"vars": { "MAIL_TO": "nobody",'));
    const next = build(number, before);
    const { code, said } = await publish(next);
    configure(own);
    expect([number, code], said).toEqual([number, number === 8 ? 1 : 0]);
    await expect.poll(shown, { timeout: 20_000 }).toBe(`release ${number === 8 ? 7 : number}`);
    before = next;
  }
  isSending = false;
  await sending;
  const seen = await Promise.all(stop.map((end) => end()));
  const closedMs = Math.round((failed.at(-1)?.at ?? 0) - (failed[0]?.at ?? 0));
  console.log(
    `Workers: 10 releases: ${JSON.stringify(seen)}, ${sent} enquiries, ${failed.length} refused within ${closedMs} ms`,
  );
  for (const { answers } of seen) expect(Object.keys(answers)).toEqual(["200 true"]);
  expect(stored()).toBe(sent - failed.length);
  // Only the deployed Worker sees a wrong setting: its form says that it takes nothing, until the release is rolled
  // back.
  expect([...new Set(failed.map(({ answer }) => answer))]).toEqual([expect.stringMatching(/./)]);
  expect(closedMs).toBeLessThan(60_000);
}, 600_000);
