import { execFileSync } from "node:child_process";
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { TestContext } from "vitest";
import { temporaryFolder } from "./temp-folder.ts";

/**
 * While the file FAIL_ONCE exists, the next flush of a log fails. What it should have flushed can still be read, but is
 * not on the disk until it is written again: FAIL_ONCE.lost has the first and the last byte of it.
 */
const source = `
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static off_t flushed, lost, end;

static int is_log(int fd) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  path[length > 0 ? length : 0] = 0;
  return strstr(path, "-wal") != NULL;
}

static void tell(void) {
  char path[4096];
  snprintf(path, sizeof path, "%s.lost", getenv("FAIL_ONCE"));
  FILE *file = fopen(path, "w");
  fprintf(file, "%ld %ld", (long)lost, (long)end);
  fclose(file);
}

static int flush(int fd, const char *name) {
  int (*real)(int) = dlsym(RTLD_NEXT, name);
  if (!is_log(fd)) return real(fd);
  struct stat now;
  fstat(fd, &now);
  if (unlink(getenv("FAIL_ONCE")) == 0) {
    lost = flushed;
    end = now.st_size;
    tell();
    errno = EIO;
    return -1;
  }
  flushed = now.st_size;
  return real(fd);
}

static ssize_t put(int fd, const void *bytes, size_t length, off_t at, const char *name) {
  ssize_t (*real)(int, const void *, size_t, off_t) = dlsym(RTLD_NEXT, name);
  ssize_t written = real(fd, bytes, length, at);
  if (lost < end && is_log(fd) && at <= lost && at + written > lost) {
    lost = at + written;
    tell();
  }
  return written;
}

int fsync(int fd) { return flush(fd, "fsync"); }
int fdatasync(int fd) { return flush(fd, "fdatasync"); }
ssize_t pwrite(int fd, const void *b, size_t n, off_t at) { return put(fd, b, n, at, "pwrite"); }
ssize_t pwrite64(int fd, const void *b, size_t n, off_t at) { return put(fd, b, n, at, "pwrite64"); }
`;

type FailingDisk = {
  /** Variables for a server. */
  env: Record<string, string>;
  /** Lets the next flush fail. */
  failOnce: () => void;
  /** Takes out of a log what never reached the disk, as a power cut does. */
  cutPower: (log: string) => void;
};

/** A disk of which one flush can be made to fail. Skips the test where there is no C compiler. */
export function failingDisk({ skip }: TestContext): FailingDisk {
  const folder = temporaryFolder("failing-disk");
  const [code, library, mark] = [join(folder, "flush.c"), join(folder, "flush.so"), join(folder, "fail")];
  writeFileSync(code, source);
  try {
    execFileSync("cc", ["-shared", "-fPIC", "-w", "-o", library, code, "-ldl"], { stdio: "pipe" });
  } catch {
    skip("There is no C compiler (cc).");
  }
  return {
    env: { LD_PRELOAD: library, FAIL_ONCE: mark },
    failOnce: () => writeFileSync(mark, ""),
    cutPower: (log) => {
      const [lost = 0, end = 0] = readFileSync(`${mark}.lost`, "utf8").split(" ").map(Number);
      const descriptor = openSync(log, "r+");
      if (lost < end) writeSync(descriptor, Buffer.alloc(end - lost), 0, end - lost, lost);
      closeSync(descriptor);
    },
  };
}
