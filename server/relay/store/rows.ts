import { z } from "zod";
import { recordOf } from "../../../enquiry/fields.ts";
import { ownerCommand } from "../../owner-command.ts";
import type { Channel, Status, StoredDelivery, StoredEnquiry } from "../stored-enquiry.ts";
import { type Row, StoreError } from "./database.ts";
import { columnOf } from "./field-columns.ts";

/** The statuses in the order in which they are counted and shown. `enquiry.ts` defines them. */
export const statuses = ["queued", "held", "sent", "dead"] as const satisfies readonly Status[];

/** The channels that have rows in the table `deliveries`. */
const otherChannels = ["webhook", "acknowledgement"] as const satisfies readonly Channel[];
export const channels: readonly Channel[] = ["mail", ...otherChannels];

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
export const exportedEnquiry = storedEnquiry.extend({ fingerprint: text });

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

const deadLetter = z.object({
  id: text,
  channel: z.enum(["mail", ...otherChannels]),
  receivedAt: time,
  diedAt: time,
  reason: text,
});
const health = z.object({ queued: z.int(), held: z.int(), dead: z.int(), oldestQueuedAt: time.nullable() });
const arrivals = z.object({ month: text, page: text, language: text, held: z.int(), count: z.int() });

export type ExportedEnquiry = z.infer<typeof exportedEnquiry>;

/**
 * The state that an operator watches. `oldestQueuedAt` is the arrival of the oldest enquiry that waits for delivery.
 */
export type StoreHealth = z.infer<typeof health>;

/** How many enquiries arrived in a month (in India), by page and language, and how many of them were held. */
export type Arrivals = z.infer<typeof arrivals>;

/**
 * Reads rows. The table's constraints refuse any other value, so one that cannot be read means a damaged disk.
 * @throws {StoreError} naming what cannot be read, and never the value
 */
const reader =
  <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) =>
  (row: Row): z.infer<typeof schema> => {
    const { data, error } = schema.safeParse(row);
    if (data) return data;
    const names = [...new Set(error?.issues.map(({ path }) => String(path[0] ?? "all of it")))].join(", ");
    throw new StoreError(
      `Enquiry ${row.id ?? "of this list"} is damaged: ${names} cannot be read. A backup has it whole (${ownerCommand("restore FILE")}); ${ownerCommand(`delete ${row.id} --yes`)} deletes it`,
    );
  };

export const parseStored = reader(storedEnquiry);
export const parseExported = reader(exportedEnquiry);
export const parseStoredDelivery = reader(storedDelivery);
export const parseTaken = reader(z.object({ id: text, attempts: z.int(), lease: text }));
export const parseAccepted = reader(storedEnquiry.pick({ status: true, holdReason: true }));
export const parseChannelCount = reader(z.object({ channel: z.enum(otherChannels), queued: z.int(), dead: z.int() }));
export const parseDeadLetter = reader(deadLetter);
export const parseHealth = reader(health);
export const parseArrivals = reader(arrivals);
