/** The columns that record how far a delivery has come. */
const progress: readonly string[] = ["status", "hold_reason", "attempts", "due_at", "lease", "last_error", "sent_at"];

/** Condition for a row of the store: the enquiry is mailed or in transit. */
const isMailed = "(enquiries.status = 'sent' OR enquiries.lease IS NOT NULL)";

/** Condition for a row to keep its delivery state: it is mailed, or in transit and not mailed elsewhere. */
const isKept = `(enquiries.status = 'sent' OR excluded.status <> 'sent' AND ${isMailed})`;

const replacement = (column: string) =>
  progress.includes(column)
    ? `${column} = CASE WHEN ${isKept} THEN enquiries.${column} ELSE excluded.${column} END`
    : `${column} = coalesce(excluded.${column}, enquiries.${column})`;

/**
 * For sources without leases: an enquiry that was mailed elsewhere no longer belongs to the process that took it here.
 */
const endLease = "lease = CASE WHEN excluded.status = 'sent' THEN NULL ELSE enquiries.lease END";

/**
 * The statement that brings enquiries from a backup or from another host. An existing row takes the given values, with
 * two exceptions. A row that is mailed or in transit keeps its delivery state, so that an import never mails anything
 * again. An empty given value never replaces one that is set.
 * @param columns of the table, as `source` has them
 * @param source `VALUES …`, or a SELECT that ends with a WHERE (SQLite's grammar needs one before ON CONFLICT)
 */
export const upsert = (columns: readonly string[], source: string): string =>
  `INSERT INTO enquiries (${columns.join(", ")}) ${source}
   ON CONFLICT (id) DO UPDATE SET ${columns
     .map(replacement)
     .concat(columns.includes("lease") ? [] : [endLease])
     .join(", ")}`;
