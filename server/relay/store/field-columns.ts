import { fields } from "../../../enquiry/fields.ts";
import type { Enquiry } from "../stored-enquiry.ts";

/**
 * The column of an enquiry's property: `requestConsultation` is stored in `request_consultation`. A new one needs a
 * migration.
 */
export const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of all declared fields, in order. */
export const fieldColumns: readonly string[] = fields.map(({ name }) => columnOf(name));

/** The values of these columns, in the same order. */
export const fieldValues = (enquiry: Enquiry): string[] => fields.map(({ name }) => enquiry[name]);
