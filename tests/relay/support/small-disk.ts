import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestContext } from "vitest";
import { temporaryFolder } from "./temp-folder.ts";

type SmallDisk = {
  folder: string;
  /** Fills the disk to the last byte. */
  fill(): void;
  free(): void;
};

/** Mounts a file system of a few megabytes in memory, until the test ends. Skips it where this user may not mount. */
export function mountSmallDisk({ skip, onTestFinished }: TestContext, megabytes: number): SmallDisk {
  const folder = temporaryFolder("disk");
  try {
    execFileSync("/bin/mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=700`, "relay-test", folder], {
      stdio: "pipe",
    });
  } catch {
    skip("This user may not mount a disk.");
  }
  onTestFinished(() => void execFileSync("/bin/umount", ["-l", folder]));
  const filler = join(folder, "filler");
  const fill = () => {
    for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: "a" });
      } catch {
        // No room for a piece of this size: smaller ones follow.
      }
    }
  };
  return {
    folder,
    fill,
    free: () => rmSync(filler),
  };
}
