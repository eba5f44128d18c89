import { type Field, type FieldName, fields, type TextField } from "../../enquiry/fields.ts";

/** What a person writes into a field of each kind. Only the kinds stand here, so that a new field is tested unasked. */
const typicalValues: Record<TextField["kind"], (field: Field) => string> = {
  line: ({ label }) => `Any ${label.toLowerCase()}`,
  email: () => "asha@buyer.example",
  phone: () => "+91 98765 43210",
  lines: () => "We weigh salt by hand.\nWe would like to stop.",
};

/** Values that people know by heart, where the kind alone would be colourless. */
const typicalWords: Partial<Record<FieldName, string>> = { name: "Asha Patel", company: "Rann Traders" };

/** What a person writes and leaves ticked: a value for this field, as it is sent and stored. */
export const typicalValue = (field: Field): string =>
  field.kind === "tick" ? "Yes" : (typicalWords[field.name] ?? typicalValues[field.kind](field));

/** The fields into which words are written. */
export const textFields = fields.filter((field): field is TextField => field.kind !== "tick");
