import { openSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runEnquiries } from "../support/command.ts";
import { filledStore } from "../support/filled-store.ts";
import { deployed } from "../support/process.ts";
import { queryValue } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

/** Runs a command that must fail with one sentence or more, and without a stack. */
async function failure(args: string[], DATA_DIR: string): Promise<string> {
  const { code, said } = await runEnquiries(args, { DATA_DIR });
  expect([code, /\n\s+at |^Failed/.test(said)], said).toEqual([1, false]);
  return said;
}

describe("a backup path that cannot be right", () => {
  it("is named with what to do", async () => {
    const [store, place] = [await filledStore([]), temporaryFolder("target")];
    expect(await failure(["backup", join(place, "none/x.sqlite")], store)).toBe(
      `There is no folder ${join(place, "none")}. Make it (mkdir -p ${join(place, "none")}), or name a file where there is one\n`,
    );
    expect(await failure(["backup", place], store)).toContain("is no backup that this command made. Name another file");
    expect(await failure(["restore", place], store)).toContain(`There is no file ${place}.`);
    writeFileSync(join(place, "file"), "");
    expect(await failure(["backup", join(place, "file/x")], store)).toContain(`There is no folder ${place}/file.`);
    // A file system that nobody may write to, not even root.
    expect(await failure(["backup", "/proc/x.sqlite"], store)).toContain("/proc/x.sqlite");
  });
});

describe("a store that is damaged", () => {
  const spoilt: [string, (file: string) => void][] = [
    ["in all of it", (file) => writeFileSync(file, "no database at all ".repeat(500))],
    [
      "in an index",
      (file) => {
        const page = Number(
          queryValue(file, "SELECT rootpage FROM sqlite_schema WHERE name = 'enquiries_fingerprint'"),
        );
        const size = Number(queryValue(file, "PRAGMA page_size"));
        writeSync(openSync(file, "r+"), Buffer.alloc(size, 0x5a), 0, size, (page - 1) * size);
      },
    ],
  ];

  it.each(spoilt)("%s is named at a restore over it, which then succeeds", async (_, spoil) => {
    const folder = await filledStore([{ message: "Kept" }]);
    const backup = join(temporaryFolder("backup"), "enquiries.sqlite");
    expect((await runEnquiries(["backup", backup], { DATA_DIR: folder })).code).toBe(0);
    const file = join(folder, "enquiries.sqlite");
    spoil(file);
    const said = await failure(["restore", backup], folder);
    expect(said).toContain(`${file} is damaged (`);
    expect(said).toContain(
      `Stop the server; move ${file}, ${file}-wal and ${file}-shm to another folder, as what came since the last backup may be found in them; bring the newest backup back with node ${deployed("enquiries")} restore FILE; start the server`,
    );

    const fresh = temporaryFolder("fresh");
    expect((await runEnquiries(["restore", backup], { DATA_DIR: fresh })).code).toBe(0);
    expect((await runEnquiries(["search", "Kept"], { DATA_DIR: fresh })).code).toBe(0);
  });
});
