import { cpSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { readSettings } from "../../../settings/schema.ts";
import { runEnquiries } from "../support/command.ts";
import { filledStore } from "../support/filled-store.ts";
import { cleanEnv, deployed, deployedFolder, node, run } from "../support/process.ts";
import { withDatabase } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

const dayMs = 86_400_000;

/** A store with an enquiry that was mailed a hundred days ago, and one of today, so that the clock is trusted. */
async function storeWithOldMail(): Promise<string> {
  const folder = await filledStore([
    { email: "asha@buyer.example", at: Date.now() - 100 * dayMs },
    { email: "bhavin@buyer.example" },
  ]);
  withDatabase(join(folder, "enquiries.sqlite"), (database) => database.exec("UPDATE enquiries SET status = 'sent'"));
  return folder;
}

it("a command reads DATA_DIR from node --env-file", async () => {
  const folder = await storeWithOldMail();
  const file = join(temporaryFolder("settings"), "environment");
  writeFileSync(file, `DATA_DIR=${folder}\n`);
  const show = run(node, [`--env-file=${file}`, deployed("enquiries"), "list"], { env: cleanEnv({}) });
  expect([await show.exited, show.output()]).toEqual([0, expect.stringContaining("asha@buyer.example")]);
});

it.each([
  [{ PORT: "x" }, 'PORT is "x". It should be: a whole number'],
  [{ BACKUP_DIRR: "x" }, "Did you mean BACKUP_DIR?"],
])("a command names a wrong variable: %j", async (env, message) => {
  const { code, said } = await runEnquiries(["list"], env as Record<string, string>);
  expect(code).toBe(1);
  expect(said).toContain(message);
  expect(said).not.toMatch(/\n\s+at /);
});

it("a release uses the settings of its build by default", async () => {
  const [folder, dist] = [await storeWithOldMail(), temporaryFolder("built")];
  for (const part of ["server", "enquiries.mjs", "package.json"])
    cpSync(join(deployedFolder(), part), join(dist, part), { recursive: true });
  writeFileSync(
    join(dist, "build.json"),
    JSON.stringify({ id: "x", settings: readSettings(site, { RETENTION_DAYS: "90" }) }),
  );
  const purge = run(node, [join(dist, "enquiries.mjs"), "purge"], { env: cleanEnv({ DATA_DIR: folder }) });
  expect(await purge.exited).toBe(0);
  expect(purge.output()).toContain("received more than 90 days ago");
});

describe("without a store", () => {
  it.each(["", "backup /tmp/no-such-backup", "delete asha@buyer.example --yes", "purge"])(
    "the command '%s' creates none and asks whether DATA_DIR is right",
    async (words) => {
      const folder = join(temporaryFolder("none"), "data");
      const { code, said } = await runEnquiries(words.split(" ").filter(Boolean), { DATA_DIR: folder });
      expect(code).toBe(1);
      expect(said).toContain(`There is no store in ${folder} (DATA_DIR): the server makes it when it first starts.`);
      expect(existsSync(folder)).toBe(false);
    },
  );

  it("import creates one and says so", async () => {
    const [full, folder] = [await storeWithOldMail(), join(temporaryFolder("none"), "data")];
    const file = join(temporaryFolder("export"), "enquiries.json");
    writeFileSync(file, (await runEnquiries(["export", "--format", "json"], { DATA_DIR: full })).said);
    const { code, said } = await runEnquiries(["import", file], { DATA_DIR: folder });
    expect([code, said]).toEqual([
      0,
      `There was no store in ${folder} (DATA_DIR): a new one was made.\n${file} is in the store: 2 enquiries, of which 2 are new.\n`,
    ]);
  });
});

describe("a release outside the project", () => {
  it("names the command for the Worker's enquiries", async () => {
    const folder = temporaryFolder("far");
    for (const part of ["server", "enquiries.mjs", "package.json"])
      cpSync(join(deployedFolder(), part), join(folder, "dist", part), { recursive: true });
    const program = run(node, [join(folder, "dist/enquiries.mjs"), "list", "--d1", "remote"], { env: cleanEnv({}) });
    expect(await program.exited).toBe(1);
    expect(program.output()).toContain("--d1 runs wrangler, which is not in ");
    expect(program.output()).toContain("go to the checkout of the project");
    expect(program.output()).not.toMatch(/\n\s+at /);
  });

  it.each(["server", "enquiries"])("%s.mjs on an older Node names the version that it needs", async (name) => {
    const older = "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.19.0'}})";
    const program = run(node, ["--import", older, deployed(name)], { env: cleanEnv({}) });
    expect(await program.exited).toBe(1);
    expect(program.output()).toBe(`This needs Node 24 or newer. ${node} is Node 20.19.0.\n`);
  });
});
