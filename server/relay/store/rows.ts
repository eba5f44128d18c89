import { z } from "zod";
import { recordOf } from "../../../enquiry/fields.ts";
import type { Status, StoredEnquiry } from "../enquiry.ts";
import { type Row, StoreError } from "./database.ts";
import { columnOf } from "./field-columns.ts";

/** What an enquiry can be, in the order in which it is counted and told (`enquiry.ts` says what each means). */
export const statuses = ["queued", "held", "sent", "dead"] as const satisfies readonly Status[];

const text = z.string();
const time = z.int();

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
}) satisfies z.ZodType<StoredEnquiry>;

/** The columns of an enquiry as SELECT and RETURNING name them: `received_at AS receivedAt`. */
export const columns = Object.keys(storedEnquiry.shape)
  .map((name) => `${columnOf(name)} AS "${name}"`)
  .join(", ");

const leasedEnquiry = storedEnquiry.extend({ lease: text });
const acceptedRow = storedEnquiry.pick({ status: true, holdReason: true });
const statusCount = z.object({ status: z.enum(statuses), count: z.int() });
const health = z.object({ queued: z.int(), held: z.int(), dead: z.int(), oldestQueuedAt: time.nullable() });
const due = z.object({ due: time.nullable() });
const keyValue = z.object({ value: text });
const id = z.object({ id: text });

/** A row taken for one delivery; the lease tells this taker from a later one. */
export type LeasedEnquiry = z.infer<typeof leasedEnquiry>;

/** The state that an operator watches. `oldestQueuedAt`: arrival of the oldest still to be delivered. */
export type StoreHealth = z.infer<typeof health>;

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
export const parseLeased = parser(leasedEnquiry);
export const parseAccepted = parser(acceptedRow);
export const parseStatusCount = parser(statusCount);
export const parseHealth = parser(health);
export const parseDue = parser(due);
export const parseKeyValue = parser(keyValue);
export const parseId = parser(id);
