import { z } from "zod";
import { fields } from "../../../enquiry/fields.ts";
import { ownerCommand } from "../../owner-command-text.ts";
import {
  channels,
  channelsExceptMail,
  type Enquiry,
  storedDeliverySchema,
  storedEnquirySchema,
  timestampSchema,
} from "../stored-enquiry.ts";
import { type Row, StoreError } from "./database.ts";

/** The column of a property: `requestConsultation` is stored in `request_consultation`. A new one needs a migration. */
export const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of all declared fields, in order, and their values in the same order. */
export const fieldColumns: readonly string[] = fields.map(({ name }) => columnOf(name));
export const rowValues = (enquiry: Enquiry): string[] => fields.map(({ name }) => enquiry[name]);

/** The part of an enquiry that moves between hosts. The lease and other deliveries belong to their host. */
export const exportedEnquirySchema = storedEnquirySchema.extend({ fingerprint: z.string() });

/** Properties of an exported enquiry, in order. */
export const exportedProperties = exportedEnquirySchema.keyof().options;

const selecting = ({ shape }: { shape: object }) =>
  Object.keys(shape)
    .map((name) => `${columnOf(name)} AS "${name}"`)
    .join(", ");

/** Columns as SELECT names them, such as `received_at AS receivedAt`: of an enquiry, an exported one and a delivery. */
export const enquirySelect = selecting(storedEnquirySchema);
export const exportedSelect = selecting(exportedEnquirySchema);
export const deliverySelect = selecting(storedDeliverySchema);

export type ExportedEnquiry = z.infer<typeof exportedEnquirySchema>;

/** Reads rows. The table's constraints refuse other values, so one that cannot be read means a damaged disk. */
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

export const parseEnquiry = reader(storedEnquirySchema);
export const parseRowToExport = reader(exportedEnquirySchema);
export const parseStoredDelivery = reader(storedDeliverySchema);
export const parseLease = reader(z.object({ id: z.string(), attempts: z.int(), lease: z.string() }));
export const parseAcceptResult = reader(storedEnquirySchema.pick({ status: true, holdReason: true }));
export const parseChannelCount = reader(
  z.object({ channel: z.enum(channelsExceptMail), queued: z.int(), dead: z.int() }),
);
export const parseDeadLetter = reader(
  z.object({
    id: z.string(),
    channel: z.enum(channels),
    receivedAt: timestampSchema,
    diedAt: timestampSchema,
    reason: z.string(),
  }),
);

/** A delivery that was given up. Times are milliseconds since 1970. */
export type DeadLetter = ReturnType<typeof parseDeadLetter>;
