import { z } from "zod";
import { fields, recordOf } from "../../../enquiry/fields.ts";
import type { Channel, ShownEnquiry, Status, StoredDelivery, StoredEnquiry } from "../enquiry.ts";
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

/** Defaults for columns that an older export lacks. They are those of the migrations. */
const laterColumns = {
  ...Object.fromEntries(
    fields
      .filter((field) => field.kind === "tick" || field.required === undefined)
      .map(({ name, kind }) => [name, kind === "tick" ? "No" : ""]),
  ),
  page: "",
  language: "en",
  answeredAt: null,
  releasedAt: null,
  unacknowledged: null,
};

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
/** The first or last of several times. A damaged one counts as none. */
const extreme = time.nullable().catch(null);
const health = z.object({ queued: z.int(), held: z.int(), dead: z.int(), oldestQueuedAt: extreme });
const held = z.object({ count: z.int(), oldestAt: extreme });
const due = z.object({ due: time.nullable() });
const newest = z.object({ newest: extreme });
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

/** Replacements for a value that cannot be read: the first that the column accepts. */
const stopgaps = [null, "(cannot be read)", 0, "No", "dead", "json"];

/** Names of the properties that cannot be read; empty for a whole row. */
const unreadableIn =
  (schema: z.ZodType) =>
  (row: Row): string[] => [...new Set(schema.safeParse(row).error?.issues.map(({ path: [name] }) => String(name)))];

export const unreadableInExported = unreadableIn(exportedEnquiry);
const unreadableInStored = unreadableIn(storedEnquiry);

/** What can be read of a row, for the owner. */
export function parseShown(row: Row): ShownEnquiry {
  const unreadable = unreadableInStored(row);
  if (unreadable.length === 0) return parseStored(row);
  const shape: Record<string, z.ZodType> = storedEnquiry.shape;
  const filled = unreadable.map((name) => [name, stopgaps.find((value) => shape[name]?.safeParse(value).success)]);
  return { ...parseStored({ ...row, ...Object.fromEntries(filled) }), damage: unreadable.join(", ") };
}

/** The rows that a parser accepts. */
export const onlyWhole =
  <T>(parse: (row: Row) => T) =>
  (row: Row): T[] => {
    try {
      return [parse(row)];
    } catch (error) {
      if (error instanceof StoreError) return [];
      throw error;
    }
  };

const storageOf = (schema: z.ZodType) => {
  const type = schema.safeParse(0).success ? "integer" : "text";
  return schema.safeParse(null).success ? `('${type}', 'null')` : `('${type}')`;
};

const typed = (shape: Record<string, z.ZodType>) =>
  Object.entries(shape)
    .map(([name, schema]) => `typeof(${columnOf(name)}) IN ${storageOf(schema)}`)
    .join(" AND ");

/**
 * Whether every column holds a value of its type. Another row cannot be changed: SQLite refuses the whole statement for
 * it.
 */
export const canChange = {
  enquiries: typed({
    ...exportedEnquiry.shape,
    ...{ lease: text.nullable(), notifies: z.int(), acknowledgeTo: text.nullable() },
  }),
  deliveries: typed({
    ...storedDelivery.shape,
    ...{ enquiryId: text, recipient: text.nullable(), queuedAt: time, lease: text.nullable() },
  }),
};

/** Parses a database's row. A row of another shape means a damaged store, and the error names the column. */
const parser =
  <T>(schema: z.ZodType<T>) =>
  (row: Row): T => {
    const result = schema.safeParse(row);
    if (result.success) return result.data;
    // Names the column and the mistake, never the value: the message is logged.
    const [issue] = result.error.issues;
    throw new StoreError(`A stored row is damaged: ${issue?.path}: ${issue?.message}`);
  };

export const parseStored = parser(storedEnquiry);
export const parseExported = parser(exportedEnquiry);
/** A row of an export, which an earlier release may have written. */
const importedEnquiry = z.preprocess((row) => ({ ...laterColumns, ...(row as Row) }), exportedEnquiry);
export const parseImported = parser(importedEnquiry);
export const unreadableInImported = unreadableIn(importedEnquiry);
export const parseTaken = parser(taken);
export const parseAccepted = parser(acceptedRow);
export const parseStatusCount = parser(statusCount);
export const parseStoredDelivery = parser(storedDelivery);
export const parseChannelCount = parser(channelCount);
export const parseHealth = parser(health);
export const parseHeld = parser(held);
export const parseDue = parser(due);
export const parseNewest = parser(newest);
export const parseKeyValue = parser(keyValue);
export const parseCount = parser(count);
export const parseId = parser(id);
export const parseEmail = parser(email);
export const parseArrivals = parser(arrivals);
