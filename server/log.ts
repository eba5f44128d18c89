import { logThrottleMs } from "./limits.ts";

/** Facts of one event: ids, counts, durations, reasons and protocol codes. Personal data must not be among them. */
type Facts = Record<string, string | number | boolean | null | undefined>;

/** Writes one structured line for one event. */
export type Logger = (event: string, facts?: Facts) => void;

/** Writes to a stream. A reader that ends first must not end this program: enquiries are taken without a log too. */
export function streamWriter(stream: NodeJS.WriteStream): (text: string) => void {
  stream.on("error", () => undefined);
  return (text) => void stream.write(text);
}

/** A log of JSON lines. */
export function createLog(write: (line: string) => void): Logger {
  return (event, facts = {}) => write(`${JSON.stringify({ time: new Date().toISOString(), event, ...facts })}\n`);
}

/** Names an unexpected error for the log, without its message, which may hold a visitor's words. Of several, each. */
export const errorName = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(errorName).join(", ") : codeOf(error as NodeJS.ErrnoException);

const codeOf = ({ name, code }: NodeJS.ErrnoException) => (code ? `${name} (${code})` : name);

/**
 * Logs events that a stranger can cause at will at most once a minute each, with the number since the last (`times`):
 * a flood must not fill the disk. Events with different facts are counted apart, so these must be few.
 */
export function createThrottledLog(log: Logger): Logger {
  const known = new Map<string, { loggedAtMs: number; since: number }>();
  return (event, facts = {}) => {
    const key = JSON.stringify([event, facts]);
    const told = known.get(key) ?? { loggedAtMs: Number.NEGATIVE_INFINITY, since: 0 };
    known.set(key, told);
    told.since += 1;
    if (performance.now() - told.loggedAtMs < logThrottleMs) return;
    log(event, { ...facts, times: told.since });
    known.set(key, { loggedAtMs: performance.now(), since: 0 });
  };
}
