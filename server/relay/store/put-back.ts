/** The columns that say how far an enquiry has come. */
export const progress: readonly string[] = [
  "status",
  "hold_reason",
  "attempts",
  "due_at",
  "lease",
  "last_error",
  "sent_at",
];

/** Of a row of the store: mailed, or on its way. */
export const isMailed = "(enquiries.status = 'sent' OR enquiries.lease IS NOT NULL)";

const replacement = (column: string) =>
  progress.includes(column)
    ? `${column} = CASE WHEN ${isMailed} THEN enquiries.${column} ELSE excluded.${column} END`
    : `${column} = coalesce(excluded.${column}, enquiries.${column})`;

/**
 * The statement that brings enquiries back from a backup or over from another host. One that is there already becomes what
 * is brought, save that one that was mailed stays so and one that is on its way is left to who has it: so nothing is mailed
 * for having been brought. What has happened to it since (a column that was empty and is not) is not forgotten.
 * @param columns of the table, as `source` has them
 * @param source `VALUES …`, or a SELECT that ends with a WHERE (SQLite's grammar asks for one before ON CONFLICT)
 */
export const putBack = (columns: readonly string[], source: string): string =>
  `INSERT INTO enquiries (${columns.join(", ")}) ${source}
   ON CONFLICT (id) DO UPDATE SET ${columns
     .filter((column) => column !== "id")
     .map(replacement)
     .join(", ")}`;
