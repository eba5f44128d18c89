import { healthAgeMs } from "../limits.ts";
import { type Log, Tally } from "../log.ts";
import { backupTrouble } from "./backup-watch.ts";
import type { Channel } from "./enquiry.ts";
import { StoreError } from "./store/database.ts";
import type { EnquiryStore } from "./store/enquiry-store.ts";

/** For the operator's monitor, without personal data. `writable`: whether an enquiry would be stored now. */
export type HealthReport = { writable: false } | WritableReport;

type WritableReport = {
  writable: true;
  queued: number;
  held: number;
  dead: number;
  oldestUndeliveredSeconds: number | null;
  /** The other channels with deliveries that wait or were given up. Left out when there are none. */
  channels?: Partial<Record<Channel, { queued: number; dead: number }>>;
  /** What is wrong with the backups. Left out when nothing is. */
  backup?: { failing: string; lastWhole: string | null };
};

/** What the monitor watches, and where it logs. */
export type HealthOptions = {
  store: EnquiryStore;
  log: Log;
  /** Keeps the host from stopping work that outlasts its request. */
  waitUntil: (work: Promise<unknown>) => void;
};

async function backupReport(store: EnquiryStore, now: number): Promise<Pick<WritableReport, "backup">> {
  const trouble = await backupTrouble(store, now);
  if (!trouble) return {};
  const { reason, wholeAt } = trouble;
  return { backup: { failing: reason, lastWhole: wholeAt === null ? null : new Date(wholeAt).toISOString() } };
}

/** Finds out whether the store takes enquiries. It looks at most once a second, however many ask. */
export class HealthMonitor {
  readonly #options: HealthOptions;
  readonly #failures: Tally;
  #latest: Promise<HealthReport> | undefined;
  /** When `#latest` was known, on the monotonic clock; infinite while a probe runs. */
  #knownAtMs = Number.NEGATIVE_INFINITY;

  constructor(options: HealthOptions) {
    this.#options = options;
    this.#failures = new Tally(options.log);
  }

  /** Callers during a probe share its report. */
  report(): Promise<HealthReport> {
    if (this.#latest && performance.now() - this.#knownAtMs < healthAgeMs) return this.#latest;
    this.#knownAtMs = Number.POSITIVE_INFINITY;
    this.#latest = this.#probe().finally(() => {
      this.#knownAtMs = performance.now();
    });
    this.#options.waitUntil(this.#latest);
    return this.#latest;
  }

  async #probe(): Promise<HealthReport> {
    const { store } = this.#options;
    try {
      const now = Date.now();
      await store.probe();
      const { oldestQueuedAt, ...counts } = await store.health();
      const age = oldestQueuedAt === null ? null : Math.max(0, Math.round((now - oldestQueuedAt) / 1_000));
      const others = (await store.countByChannel()).map(({ channel, ...count }) => [channel, count] as const);
      const channels = others.length > 0 ? { channels: Object.fromEntries(others) } : {};
      const backup = await backupReport(store, now);
      return { writable: true, ...counts, oldestUndeliveredSeconds: age, ...channels, ...backup };
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.#failures.count("health.failing", { reason: error.message });
      return { writable: false };
    }
  }
}
