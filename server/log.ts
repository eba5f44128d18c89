/** Facts of one event. Never personal data: ids, counts, durations, reasons and protocol codes only. */
type Facts = Record<string, string | number | boolean | null | undefined>;

/** Writes one structured line an event. */
export type Log = (event: string, facts?: Facts) => void;

/** Collects the lines of one turn of the event loop, so that a busy server writes once for all of them. */
export function byTurn(write: (text: string) => void): (line: string) => void {
  let waiting = "";
  return (line) => {
    if (waiting === "") {
      setImmediate(() => {
        write(waiting);
        waiting = "";
      });
    }
    waiting += line;
  };
}

/** A log of JSON lines, for people's `grep` and machines' parsers alike. */
export function createLog(write: (line: string) => void): Log {
  return (event, facts = {}) => write(`${JSON.stringify({ time: new Date().toISOString(), event, ...facts })}\n`);
}
