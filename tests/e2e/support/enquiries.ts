import { join } from "node:path";
import { enquiryRows } from "../../relay/support/rows.ts";

/** The enquiries that a site has stored, by default the site under test. */
export const readEnquiries = (dataDir = process.env.SITE_DATA_UNDER_TEST ?? "") =>
  enquiryRows(join(dataDir, "enquiries.sqlite"));

/** The enquiries with this message that the site under test has stored. */
export const enquiriesSaying = (message: string) => readEnquiries().filter((row) => row.message === message);
