import { type Field, type FieldName, fields, type TextField } from "../../enquiry/fields.ts";

/**
 * A typical value for each kind of field. It lists kinds alone, so that a new field is tested without a change here.
 */
const typicalValues: Record<TextField["kind"], (field: Field) => string> = {
  line: ({ label }) => `Any ${label.toLowerCase()}`,
  email: () => "asha@buyer.example",
  phone: () => "+91 98765 43210",
  lines: () => "We weigh salt by hand.\nWe would like to stop.",
};

/** Values for names, where the kind's value would say nothing. */
const typicalWords: Partial<Record<FieldName, string>> = { name: "Asha Patel", company: "Rann Traders" };

/** A typical value of a field as it is sent and stored. Boxes stay ticked. */
export const typicalValue = (field: Field): string =>
  field.kind === "tick" ? "Yes" : (typicalWords[field.name] ?? typicalValues[field.kind](field));

/** The fields that take words. */
export const textFields = fields.filter((field): field is TextField => field.kind !== "tick");
