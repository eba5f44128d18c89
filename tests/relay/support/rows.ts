import { DatabaseSync } from "node:sqlite";
import { type FieldName, recordByField } from "../../../enquiry/fields.ts";

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** A row of the database file, read without the server. */
export type Row = {
  id: string;
  status: string;
  hold_reason: string | null;
  /** Milliseconds. */
  received_at: number;
  channel: string;
  language: string;
  attempts: number;
  last_error: string | null;
  /** The path of the page before the form. */
  page: string;
  unacknowledged: string | null;
} & Record<SnakeCase<FieldName>, string>;

/** The rows of a query of a database file, read without the server. */
function read<T>(file: string, sql: string): T[] {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  return database.prepare(sql).all() as T[];
}

/** All enquiries of a database file, in order of arrival. */
export const enquiryRows = (file: string) => read<Row>(file, "SELECT * FROM enquiries ORDER BY id");

/** The state of a delivery beside mail, from the database file. */
export type DeliveryRow = {
  enquiry_id: string;
  channel: string;
  recipient: string | null;
  status: string;
  attempts: number;
  last_error: string | null;
};

/** All deliveries beside mail of a database file, in order of arrival. */
export const readDeliveries = (file: string) => read<DeliveryRow>(file, "SELECT * FROM deliveries ORDER BY enquiry_id");

/** The values of the declared fields, by the fields' names. */
export const fieldsIn = (row: Row | undefined) =>
  recordByField(
    "name",
    ({ name }) => row?.[name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as keyof Row],
  );
