import { z } from "zod";
import { fields, recordOf } from "../../../enquiry/fields.ts";
import type { Channel, ShownEnquiry, Status, StoredDelivery, StoredEnquiry } from "../enquiry.ts";
import { type Row, StoreError } from "./database.ts";
import { columnOf } from "./field-columns.ts";

/** What an enquiry can be, in the order in which it is counted and told (`enquiry.ts` says what each means). */
export const statuses = ["queued", "held", "sent", "dead"] as const satisfies readonly Status[];

/** What has rows in the table `deliveries`. */
export const otherChannels = ["webhook", "acknowledgement"] as const satisfies readonly Channel[];

const text = z.string();
/** Milliseconds since 1970, of a year that a date can show. */
const time = z.int().gte(0).lte(8.6e15);

/** A row of the table `enquiries`, by the names that the program gives its columns. */
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

/** What moves with an enquiry from one host to another: all but a lease, which is its taker's, and whom else the host tells. */
const exportedEnquiry = storedEnquiry.extend({ fingerprint: text });

/** What an export of an earlier release lacks is as the migrations leave it in older rows. */
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

/** Properties of an enquiry as an export has them, in order. */
export const exportedNames = exportedEnquiry.keyof().options;

const selecting = ({ shape }: { shape: object }) =>
  Object.keys(shape)
    .map((name) => `${columnOf(name)} AS "${name}"`)
    .join(", ");

/** The columns of an enquiry, of one that moves and of a delivery, as SELECT names them: `received_at AS receivedAt`. */
export const columns = selecting(storedEnquiry);
export const exportedColumns = selecting(exportedEnquiry);
export const deliveryColumns = selecting(storedDelivery);

const taken = z.object({ id: text, attempts: z.int(), lease: text });
const acceptedRow = storedEnquiry.pick({ status: true, holdReason: true });
const statusCount = z.object({ status: z.enum(statuses), count: z.int() });
const channelCount = z.object({ channel: z.enum(otherChannels), queued: z.int(), dead: z.int() });
/** The first or last of many times: a damaged one among them is none. */
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

/** The state that an operator watches. `oldestQueuedAt`: arrival of the oldest still to be delivered. */
export type StoreHealth = z.infer<typeof health>;

/** How many enquiries arrived in a week, which begins on this Monday (in India), by a page and a language, and how many of them were held. */
export type Arrivals = z.infer<typeof arrivals>;

/** What stands in the place of what cannot be read: the first of these that the column may hold. */
const stopgaps = [null, "(cannot be read)", 0, "No", "dead", "json"];

/** The names of what cannot be read of a row; none of a whole one. */
const unreadableIn =
  (schema: z.ZodType) =>
  (row: Row): string[] => [...new Set(schema.safeParse(row).error?.issues.map(({ path: [name] }) => String(name)))];

export const unreadableInExported = unreadableIn(exportedEnquiry);
const unreadableInStored = unreadableIn(storedEnquiry);

/** What can be read of a row, for its owner's eyes. */
export function parseShown(row: Row): ShownEnquiry {
  const unreadable = unreadableInStored(row);
  if (unreadable.length === 0) return parseStored(row);
  const shape: Record<string, z.ZodType> = storedEnquiry.shape;
  const filled = unreadable.map((name) => [name, stopgaps.find((value) => shape[name]?.safeParse(value).success)]);
  return { ...parseStored({ ...row, ...Object.fromEntries(filled) }), damage: unreadable.join(", ") };
}

/** Those rows of many that a parser takes. */
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
 * Whether each column of a row holds what its type says. A row where one does not cannot be changed: SQLite then refuses the
 * statement, for all of its rows.
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

/** Parses what a database handed over. A row of another shape is a damaged store, and names the column. */
const parser =
  <T>(schema: z.ZodType<T>) =>
  (row: Row): T => {
    const result = schema.safeParse(row);
    if (result.success) return result.data;
    // The column and what is wrong with it, never the value: this ends in the log.
    const [issue] = result.error.issues;
    throw new StoreError(`A stored row is damaged: ${issue?.path.join(".")}: ${issue?.message}`);
  };

export const parseStored = parser(storedEnquiry);
export const parseExported = parser(exportedEnquiry);
/** Of a file, which an earlier release may have written. */
export const parseImported = parser(z.preprocess((row) => ({ ...laterColumns, ...(row as Row) }), exportedEnquiry));
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
