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

/** Whether the progress of a row of the store stands: it was mailed, or is on its way and was mailed nowhere else. */
const stands = `(enquiries.status = 'sent' OR excluded.status <> 'sent' AND ${isMailed})`;

const replacement = (column: string) =>
  progress.includes(column)
    ? `${column} = CASE WHEN ${stands} THEN enquiries.${column} ELSE excluded.${column} END`
    : `${column} = coalesce(excluded.${column}, enquiries.${column})`;

/** Where leases are not brought: who has taken what was mailed elsewhere, or had before it was killed, has it no more. */
const endLease = "lease = CASE WHEN excluded.status = 'sent' THEN NULL ELSE enquiries.lease END";

/**
 * The statement that brings enquiries back from a backup or over from another host. One that is there already becomes what
 * is brought, save that one that was mailed here or there is mailed, and another that is on its way is left to who has it: so nothing is
 * mailed for having been brought. What has happened to it since (a column that was empty and is not) is not forgotten.
 * @param columns of the table, as `source` has them
 * @param source `VALUES …`, or a SELECT that ends with a WHERE (SQLite's grammar asks for one before ON CONFLICT)
 */
export const upsert = (columns: readonly string[], source: string): string =>
  `INSERT INTO enquiries (${columns.join(", ")}) ${source}
   ON CONFLICT (id) DO UPDATE SET ${columns
     .filter((column) => column !== "id")
     .map(replacement)
     .concat(columns.includes("lease") ? [] : [endLease])
     .join(", ")}`;
