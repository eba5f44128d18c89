/*
 * `npm run sizes`: what is left of each budget, from the build that is there; a second one is not needed. `npm test` holds the same
 * limits against both builds (budgets.test.ts). Ends with 1 where a limit is passed.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const { client } = await import("./support/pages.ts");
if (!existsSync(client)) {
  console.error(`There is no build in ${client}. Make one first: npm run build`);
  process.exit(2);
}
const { largest, measureSizes, warnsFrom } = await import("./support/measure-sizes.ts");
const accepted: Record<string, number> = JSON.parse(readFileSync(join(import.meta.dirname, "sizes.json"), "utf8"));
const sizes = largest(measureSizes(client, 5_000));
console.table(
  Object.fromEntries(
    sizes.map(({ kind, what, bytes, limit }) => [
      kind,
      {
        "largest of its kind": what,
        bytes,
        limit,
        used: `${Math.round((100 * bytes) / limit)} %`,
        "since accepted": bytes - (accepted[kind] ?? 0),
        note: bytes > limit ? "passes the limit" : bytes > limit * warnsFrom ? "nearly full" : "",
      },
    ]),
  ),
);
process.exitCode = sizes.some(({ bytes, limit }) => bytes > limit) ? 1 : 0;
