import { fields } from "../../../enquiry/fields.ts";
import type { Enquiry } from "../enquiry.ts";

/** The column of a field: `requestConsultation` lies in `request_consultation`. A migration adds a new one. */
const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of all declared fields, in order. */
export const fieldColumns: readonly string[] = fields.map(({ name }) => columnOf(name));

/** The same as a SELECT names them: by the names of the fields. */
export const fieldSelection = fields.map(({ name }) => `${columnOf(name)} AS "${name}"`).join(", ");

/** What goes into these columns, in the same order. */
export const fieldValues = (enquiry: Enquiry): string[] => fields.map(({ name }) => enquiry[name]);
