import { z } from "zod";
import { recordOf } from "../../../enquiry/fields.ts";
import { ownerCommand } from "../../owner-command.ts";
import type { Channel, Status, StoredDelivery, StoredEnquiry } from "../enquiry.ts";
import { type Row, StoreError } from "./database.ts";
import { columnOf } from "./field-columns.ts";

/** The statuses in the order in which they are counted and shown. `enquiry.ts` defines them. */
export const statuses = ["queued", "held", "sent", "dead"] as const satisfies readonly Status[];

/** The channels that have rows in the table `deliveries`. */
export const otherChannels = ["webhook", "acknowledgement"] as const satisfies readonly Channel[];

const text = z.string();
/** Milliseconds since 1970 that a `Date` can hold. */
const time = z.int().gte(0).lte(8.6e15);

/** A row of the table `enquiries`, with the program's names for its columns. */
const storedEnquiry = z.object({
  id: text,
  status: z.enum(statuses),
  holdReason: text.nullable(),
  channel: z.enum(["json", "form"]),
  receivedAt: time,
  ...recordOf("name", ({ kind }) => (kind === "tick" ? z.enum(["Yes", "No"]) : text)),
  attempts: z.int(),
  dueAt: time,
  lastError: text.nullable(),
  sentAt: time.nullable(),
  page: text,
  language: text,
  answeredAt: time.nullable(),
  releasedAt: time.nullable(),
  unacknowledged: text.nullable(),
}) satisfies z.ZodType<StoredEnquiry>;

/** A row of the table `deliveries`. */
const storedDelivery = z.object({
  channel: z.enum(otherChannels),
  status: z.enum(["queued", "sent", "dead"]),
  attempts: z.int(),
  dueAt: time,
  lastError: text.nullable(),
  sentAt: time.nullable(),
}) satisfies z.ZodType<StoredDelivery>;

/**
 * The part of an enquiry that moves between hosts. The lease belongs to its taker, and other deliveries to their host.
 */
const exportedEnquiry = storedEnquiry.extend({ fingerprint: text });

/** Properties of an exported enquiry, in order. */
export const exportedNames = exportedEnquiry.keyof().options;

const selecting = ({ shape }: { shape: object }) =>
  Object.keys(shape)
    .map((name) => `${columnOf(name)} AS "${name}"`)
    .join(", ");

/** Columns as SELECT names them, such as `received_at AS receivedAt`: of an enquiry, an exported one and a delivery. */
export const columns = selecting(storedEnquiry);
export const exportedColumns = selecting(exportedEnquiry);
export const deliveryColumns = selecting(storedDelivery);

const taken = z.object({ id: text, attempts: z.int(), lease: text });
const acceptedRow = storedEnquiry.pick({ status: true, holdReason: true });
const statusCount = z.object({ status: z.enum(statuses), count: z.int() });
const channelCount = z.object({ channel: z.enum(otherChannels), queued: z.int(), dead: z.int() });
/** Damaged rows are dead letters too, so a value that cannot be read is replaced. */
const deadLetter = z.object({
  id: text,
  channel: z.enum(["mail", ...otherChannels]),
  receivedAt: time.catch(0),
  diedAt: time.catch(0),
  reason: text.catch("(no reason is known)"),
});
/** The first or last of several times. A damaged one counts as none. */
const extreme = time.nullable().catch(null);
const health = z.object({ queued: z.int(), held: z.int(), dead: z.int(), oldestQueuedAt: extreme });
const held = z.object({ count: z.int(), oldestAt: extreme });
const due = z.object({ due: time.nullable() });
const keyValue = z.object({ value: text });
const count = z.object({ count: z.int() });
const id = z.object({ id: text });
const email = z.object({ email: text });
const arrivals = z.object({ week: text, page: text, language: text, held: z.int(), count: z.int() });

export type ExportedEnquiry = z.infer<typeof exportedEnquiry>;

/**
 * The state that an operator watches. `oldestQueuedAt` is the arrival of the oldest enquiry that waits for delivery.
 */
export type StoreHealth = z.infer<typeof health>;

/**
 * How many enquiries arrived in a week (named by its Monday in India), by page and language, and how many of them were
 * held.
 */
export type Arrivals = z.infer<typeof arrivals>;

/** The name of the first property that cannot be read; undefined for a whole row. */
export const unreadableIn = (row: Row): string | undefined =>
  exportedEnquiry.safeParse(row).error?.issues[0]?.path.join(".");

/** Parses a database's row. A row of another shape means a damaged store, and the error names the row and the column. */
const parser =
  <T>(schema: z.ZodType<T>) =>
  (row: Row): T => {
    const result = schema.safeParse(row);
    if (result.success) return result.data;
    // Names the column and the mistake, never the value: the message is logged.
    const [issue] = result.error.issues;
    const which = typeof row.id === "string" ? `Enquiry ${row.id}` : "A row of the store";
    throw new StoreError(
      `${which} is damaged: ${issue?.path}: ${issue?.message}. A backup has it whole (${ownerCommand("restore FILE")}); ${ownerCommand(`delete ${row.id ?? "ID"} --yes`)} deletes it`,
    );
  };

export const parseStored = parser(storedEnquiry);
export const parseExported = parser(exportedEnquiry);
export const parseTaken = parser(taken);
export const parseAccepted = parser(acceptedRow);
export const parseStatusCount = parser(statusCount);
export const parseStoredDelivery = parser(storedDelivery);
export const parseChannelCount = parser(channelCount);
export const parseDeadLetter = parser(deadLetter);
export const parseHealth = parser(health);
export const parseHeld = parser(held);
export const parseDue = parser(due);
export const parseKeyValue = parser(keyValue);
export const parseCount = parser(count);
export const parseId = parser(id);
export const parseEmail = parser(email);
export const parseArrivals = parser(arrivals);
