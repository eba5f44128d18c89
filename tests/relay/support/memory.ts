import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const heapUsed = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

/**
 * Megabytes of heap that work leaves behind, after garbage collection. The caller keeps a reference to what it filled.
 */
export function megabytesLeftBy(work: () => void): number {
  const before = heapUsed();
  work();
  return (heapUsed() - before) / 1024 ** 2;
}
