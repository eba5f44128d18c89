import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestContext } from "vitest";
import { temporaryFolder } from "./temporary.ts";

/** While a file named by FAIL_ONCE exists, the next flush of a log fails, and what it should have flushed is gone. */
const source = `
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static off_t flushed;

static int flush(int fd, const char *name) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  path[length > 0 ? length : 0] = 0;
  int (*real)(int) = dlsym(RTLD_NEXT, name);
  if (!strstr(path, "-wal")) return real(fd);
  struct stat now;
  fstat(fd, &now);
  if (unlink(getenv("FAIL_ONCE")) == 0) {
    for (off_t at = flushed; at < now.st_size; at++) pwrite(fd, "", 1, at);
    errno = EIO;
    return -1;
  }
  flushed = now.st_size;
  return real(fd);
}

int fsync(int fd) { return flush(fd, "fsync"); }
int fdatasync(int fd) { return flush(fd, "fdatasync"); }
`;

/** A disk of which one flush can be made to fail: variables for a server, and a function that breaks the next flush. */
export function failingDisk({ skip }: TestContext): { env: Record<string, string>; failOnce: () => void } {
  const folder = temporaryFolder("failing-disk");
  const [code, library, mark] = ["flush.c", "flush.so", "fail"].map((name) => join(folder, name)) as [
    ...[string, string, string],
  ];
  writeFileSync(code, source);
  try {
    execFileSync("cc", ["-shared", "-fPIC", "-w", "-o", library, code, "-ldl"], { stdio: "pipe" });
  } catch {
    skip("There is no C compiler (cc).");
  }
  return { env: { LD_PRELOAD: library, FAIL_ONCE: mark }, failOnce: () => writeFileSync(mark, "") };
}
