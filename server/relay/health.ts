import { backupTrouble } from "./backup-watch.ts";
import type { EnquiryStore } from "./store/enquiry-store.ts";
import type { Channel } from "./stored-enquiry.ts";

/** For the operator's monitor, without personal data. */
export type HealthReport = {
  /** Whether an enquiry would be stored now. */
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

/** @throws {StoreError} when an enquiry would not be stored */
export async function reportHealth(store: EnquiryStore, now = Date.now()): Promise<HealthReport> {
  await store.probe();
  const { oldestQueuedAt, ...counts } = await store.health();
  const age = oldestQueuedAt === null ? null : Math.max(0, Math.round((now - oldestQueuedAt) / 1_000));
  const others = (await store.countByChannel()).map(({ channel, ...count }) => [channel, count] as const);
  const trouble = await backupTrouble(store, now);
  const lastWhole = trouble?.wholeAt ? new Date(trouble.wholeAt).toISOString() : null;
  return {
    ...{ writable: true, ...counts, oldestUndeliveredSeconds: age },
    ...(others.length > 0 && { channels: Object.fromEntries(others) }),
    ...(trouble && { backup: { failing: trouble.reason, lastWhole } }),
  };
}
