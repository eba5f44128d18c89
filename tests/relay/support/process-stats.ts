import { readFileSync } from "node:fs";

/** Number of open connections on the server's side (Linux). */
export function connectionCount(url: string): number {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, "0");
  const established = "01";
  const lines = readFileSync("/proc/net/tcp", "utf8").trim().split("\n").slice(1);
  return lines.filter((line) => {
    const [, local = "", , state] = line.trim().split(/\s+/);
    return local.endsWith(`:${port}`) && state === established;
  }).length;
}

/** Memory of a process in megabytes, by the system's count (Linux). */
export function memoryMbOf(pid: number): number {
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(resident) / 1024);
}

/** Bytes that a process has read since its start, also from sockets (Linux). */
export const bytesReadBy = (pid: number): number =>
  Number(/rchar: (\d+)/.exec(readFileSync(`/proc/${pid}/io`, "utf8"))?.[1]);
