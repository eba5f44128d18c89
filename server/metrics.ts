import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Log } from "./log.ts";
import type { HealthMonitor } from "./relay/health.ts";
import type { Database } from "./relay/store/database.ts";
import type { EnquiryStore } from "./relay/store/enquiry-store.ts";

/** What the log says of an attempt to send a mail. */
const outcomes: Record<string, string> = {
  "enquiry.sent": "sent",
  "enquiry.deferred": "deferred",
  "enquiry.dead": "dead",
};

/** Seconds: from a flush of a fast disk to the longest wait for a lock (`lockWaitMs`). */
const storeBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Counts and times of this process and its store, for Prometheus. Personal data is not among them. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #answers = new Counter({
    name: "site_answers_total",
    help: "Answers by HTTP status; none: the client was gone before there was one",
    labelNames: ["status"],
    registers: [this.#registry],
  });
  readonly #requests = new Counter({
    name: "site_requests_total",
    help: "Requests whose answer has ended",
    registers: [this.#registry],
  });
  readonly #mailAttempts = new Counter({
    name: "mail_attempts_total",
    help: "Attempts to mail an enquiry by what came of them",
    labelNames: ["outcome"],
    registers: [this.#registry],
  });
  readonly #storeSeconds = new Histogram({
    name: "store_write_seconds",
    help: "Time until a write is on the disk",
    labelNames: ["outcome"],
    buckets: storeBuckets,
    registers: [this.#registry],
  });
  readonly #enquiries = new Gauge({
    name: "enquiries",
    help: "Stored enquiries by status",
    labelNames: ["status"],
    registers: [this.#registry],
  });
  readonly #oldestSeconds = new Gauge({
    name: "enquiries_oldest_undelivered_seconds",
    help: "Age of the oldest enquiry still to be delivered; 0 where there is none",
    registers: [this.#registry],
  });
  readonly #writable = new Gauge({
    name: "store_writable",
    help: "1 where an enquiry would be stored now, else 0",
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    for (const outcome of Object.values(outcomes)) this.#mailAttempts.inc({ outcome }, 0);
  }

  /** Counts an answer. */
  answered = (status: number | null): void => {
    this.#requests.inc();
    this.#answers.inc({ status: status ?? "none" });
  };

  /** The same log. Attempts to mail are counted from it. */
  counting(log: Log): Log {
    return (event, facts) => {
      const outcome = outcomes[event];
      if (outcome) this.#mailAttempts.inc({ outcome });
      log(event, facts);
    };
  }

  /** The same database. Its writes are timed. */
  timing(database: Database): Database {
    return {
      read: (sql, ...values) => database.read(sql, ...values),
      write: async (sql, ...values) => {
        const end = this.#storeSeconds.startTimer();
        try {
          const rows = await database.write(sql, ...values);
          end({ outcome: "stored" });
          return rows;
        } catch (error) {
          end({ outcome: "failed" });
          throw error;
        }
      },
    };
  }

  /** The text with the store's present state, and its media type. */
  async text(health: HealthMonitor, store: EnquiryStore): Promise<{ type: string; text: string }> {
    const report = await health.report();
    this.#writable.set(report.writable ? 1 : 0);
    this.#enquiries.reset();
    this.#oldestSeconds.reset();
    if (report.writable) {
      const { queued, held, dead, oldestUndeliveredSeconds } = report;
      const sent = Math.max(0, (await store.count()) - queued - held - dead);
      for (const [status, count] of Object.entries({ queued, held, sent, dead }))
        this.#enquiries.set({ status }, count);
      this.#oldestSeconds.set(oldestUndeliveredSeconds ?? 0);
    }
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }
}
