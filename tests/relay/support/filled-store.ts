import { EnquiryStore } from "../../../server/relay/store/enquiry-store.ts";
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { submissionOf, type typicalEnquiry } from "./enquiries.ts";
import { temporaryFolder } from "./temp-folder.ts";

/** An enquiry to put into a store, and its state there. */
export type SeedEnquiry = Partial<typeof typicalEnquiry> & {
  /** Codes of the reasons to hold it. */
  held?: string;
  /** Milliseconds since 1970. */
  at?: number;
};

/** A DATA_DIR with these enquiries, the oldest first. */
export async function fillDataFolder(enquiries: readonly SeedEnquiry[]): Promise<string> {
  const folder = temporaryFolder("filled");
  const database = new SqliteDatabase(folder);
  const store = new EnquiryStore(database, { dailyCap: 1_000_000 });
  for (const [index, { held = null, at = Date.now() + index, ...words }] of enquiries.entries())
    await store.accept(submissionOf(words, { submissionId: `${at}-${index}` }), held, at);
  await database.close();
  return folder;
}
