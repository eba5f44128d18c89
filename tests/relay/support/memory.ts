import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const heapUsed = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

/** Megabytes of the heap that a work leaves behind, without its garbage. The caller keeps hold of what it filled. */
export function megabytesLeftBy(work: () => void): number {
  const before = heapUsed();
  work();
  return (heapUsed() - before) / 1024 ** 2;
}
