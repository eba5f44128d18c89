import { summaryMs } from "./limits.ts";

/** Facts of one event. Never personal data: ids, counts, durations, reasons and protocol codes only. */
type Facts = Record<string, string | number | boolean | null | undefined>;

/** Writes one structured line an event. */
export type Log = (event: string, facts?: Facts) => void;

/** Takes lines, and writes those of one turn of the event loop at once. */
type Lines = {
  add: (line: string) => void;
  /** Writes what waits for the end of the turn: for a process that ends before it. */
  flush: () => void;
};

/** Collects the lines of one turn of the event loop, so that a busy server writes once for all of them. */
export function byTurn(write: (text: string) => void): Lines {
  let waiting = "";
  const flush = () => {
    const text = waiting;
    waiting = "";
    if (text !== "") write(text);
  };
  const add = (line: string) => {
    if (waiting === "") setImmediate(flush);
    waiting += line;
  };
  return { add, flush };
}

/** Writes to a stream whose reader may end before this program does: enquiries are taken without a log as well. */
export function writeTo(stream: NodeJS.WriteStream): (text: string) => void {
  stream.on("error", () => undefined);
  return (text) => void stream.write(text);
}

/** A log of JSON lines, for people's `grep` and machines' parsers alike. */
export function createLog(write: (line: string) => void): Log {
  return (event, facts = {}) => write(`${JSON.stringify({ time: new Date().toISOString(), event, ...facts })}\n`);
}

/**
 * Tells of events that a stranger can cause as often as he likes: the first at once, then one line a minute with the
 * number of them (`times`). A flood must not fill the disk that enquiries are stored on.
 */
export class Tally {
  readonly #log: Log;
  readonly #told = new Map<string, { at: number; since: number }>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** `facts` are of few kinds: each is counted on its own. */
  count(event: string, facts: Facts = {}): void {
    const key = JSON.stringify([event, facts]);
    const told = this.#told.get(key);
    if (told) told.since += 1;
    // The time is looked at as well, because a host may end the timer with the request that began it.
    if (told && performance.now() - told.at < summaryMs) return;
    this.#tell(key, event, facts, told?.since ?? 1);
  }

  #tell(key: string, event: string, facts: Facts, times: number): void {
    this.#log(event, { ...facts, times });
    const told = { at: performance.now(), since: 0 };
    this.#told.set(key, told);
    const timer = setTimeout(() => {
      if (this.#told.get(key) !== told) return;
      if (told.since === 0) this.#told.delete(key);
      else this.#tell(key, event, facts, told.since);
    }, summaryMs);
    if (typeof timer === "object") timer.unref();
  }
}
