import { entries } from "../app/content/entries.ts";
import type { Content } from "../app/content/parse-files.ts";
import { idOf } from "./confirmations.ts";
import type { Finding } from "./finding.ts";

/** Every list named `confirm`, at any depth of a file. */
function confirmLists(data: unknown): string[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === "confirm" && Array.isArray(value) ? value.map(String) : confirmLists(value),
  );
}

/** The sentences that the content itself asks the owner to confirm. */
export function checkClaims(content: Content, confirmed: ReadonlySet<string>): Finding[] {
  return entries(content).flatMap(({ file, data }) =>
    confirmLists(data).map((what): Finding => {
      const subject = "Claims to confirm";
      const id = idOf(file, what);
      if (confirmed.has(id)) return { subject, open: false, what };
      const remedy = `If it is true: npm run preflight -- --confirm ${id}\nIf it is not: change what the page says, and this line of \`confirm\` with it.`;
      return { subject, open: true, what, where: file, remedy, id };
    }),
  );
}
