import { fields } from "../../../enquiry/fields.ts";
import type { Enquiry } from "../enquiry.ts";

/** The column of a property of an enquiry: `requestConsultation` lies in `request_consultation`. A migration adds a new one. */
export const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of all declared fields, in order. */
export const fieldColumns: readonly string[] = fields.map(({ name }) => columnOf(name));

/** What goes into these columns, in the same order. */
export const fieldValues = (enquiry: Enquiry): string[] => fields.map(({ name }) => enquiry[name]);
