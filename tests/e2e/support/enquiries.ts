import { execFileSync } from "node:child_process";
import type { FieldName } from "../../../enquiry/fields.ts";

type Stored = Record<FieldName, string> & { status: string; language: string; channel: string };

/** What the owner reads with `npm run enquiries -- --json`. */
export function readEnquiries(dataDir = process.env.SITE_DATA_UNDER_TEST ?? ""): Stored[] {
  const output = execFileSync("npm", ["run", "--silent", "enquiries", "--", "list", "--limit", "100000", "--json"], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: "utf8",
  });
  return JSON.parse(output);
}
