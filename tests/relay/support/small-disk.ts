import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./temporary.ts";

export type SmallDisk = {
  folder: string;
  /** Fills the disk to the last byte. */
  fill(): void;
  free(): void;
  unmount(): void;
};

/** A file system of a few megabytes in memory; `null` when this user may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = temporaryFolder("disk");
  try {
    execFileSync("/bin/mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=700`, "relay-test", folder], {
      stdio: "pipe",
    });
  } catch {
    return null;
  }
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
    unmount: () => void execFileSync("/bin/umount", ["-l", folder]),
  };
}
