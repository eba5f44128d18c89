import { cpSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { readSettings } from "../../../settings/schema.ts";
import { fillDataFolder } from "../support/filled-store.ts";
import { cleanEnv, nodeBin, packedProgram, packedServerFolder, startProgram } from "../support/process.ts";
import { runEnquiriesCli } from "../support/run-enquiries.ts";
import { temporaryFolder } from "../support/temp-folder.ts";

it("a command reports a misspelt environment variable", async () => {
  const { code, said } = await runEnquiriesCli(["list"], { BACKUP_DIRR: "x" });
  expect([code, said]).toEqual([1, expect.stringContaining("Did you mean BACKUP_DIR?")]);
  expect(said).not.toMatch(/\n\s+at /);
});

describe("a release outside the checkout", () => {
  const dist = temporaryFolder("built");
  const enquiries = async (args: string[], DATA_DIR: string) => {
    const program = startProgram(nodeBin, [join(dist, "enquiries.mjs"), ...args], { env: cleanEnv({ DATA_DIR }) });
    return { code: await program.exited, said: program.output() };
  };
  beforeAll(() => {
    for (const part of ["server", "enquiries.mjs", "package.json"])
      cpSync(join(packedServerFolder(), part), join(dist, part), { recursive: true });
    const settings = readSettings(site, { RETENTION_DAYS: "90" });
    writeFileSync(join(dist, "build.json"), JSON.stringify({ id: "x", settings }));
  });

  it("uses the settings of its build by default", async () => {
    expect(await enquiries(["purge"], await fillDataFolder([{}]))).toMatchObject({
      code: 0,
      said: expect.stringContaining("received more than 90 days ago"),
    });
  });

  it("says where to run the commands for a Worker's enquiries", async () => {
    const { code, said } = await enquiries(["list", "--d1", "remote"], "");
    expect([code, said]).toEqual([1, expect.stringContaining("go to the checkout of the project")]);
    expect(said).not.toMatch(/\n\s+at /);
  });
});

it.each(["", "backup /tmp/no-such-backup", "delete asha@buyer.example --yes", "purge"])(
  "the command '%s' creates no store and says that DATA_DIR has none",
  async (words) => {
    const folder = join(temporaryFolder("none"), "data");
    const { code, said } = await runEnquiriesCli(words.split(" ").filter(Boolean), { DATA_DIR: folder });
    expect(code).toBe(1);
    expect(said).toContain(`There is no store in ${folder} (DATA_DIR): the server makes it when it first starts.`);
    expect(existsSync(folder)).toBe(false);
  },
);

it("import creates a store and says so", async () => {
  const [full, folder] = [await fillDataFolder([{}, { message: "Another" }]), join(temporaryFolder("none"), "data")];
  const file = join(temporaryFolder("export"), "enquiries.json");
  writeFileSync(file, (await runEnquiriesCli(["export", "--format", "json"], { DATA_DIR: full })).said);
  expect(await runEnquiriesCli(["import", file], { DATA_DIR: folder })).toEqual({
    code: 0,
    said: `There was no store in ${folder} (DATA_DIR): a new one was made.\n${file} is in the store: 2 enquiries, of which 2 are new.\n`,
  });
});

it.each(["server", "enquiries"])("%s.mjs on an older Node names the version that it needs", async (name) => {
  const older = "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.19.0'}})";
  const program = startProgram(nodeBin, ["--import", older, packedProgram(name)], { env: cleanEnv({}) });
  expect(await program.exited).toBe(1);
  expect(program.output()).toBe(`This needs Node 24 or newer. ${nodeBin} is Node 20.19.0.\n`);
});
