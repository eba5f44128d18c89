/*
 * `npm run proof`: runs everything that `npm test` does not, on the checked-out commit. It continues where an earlier
 * call stopped, and writes docs/proof.md and the figures of content/proof.json. `-- gate audit` runs only these steps,
 * and runs them again. A night runs a third of the longest steps: `--third=0|1|2` chooses it, `--whole` runs all.
 * `PEER_URL` is the address of AstroWind, for the gate.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { machine } from "./machine.ts";
import { prove } from "./prove.ts";
import { mostMinutes, rule, steps } from "./steps.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { third: { type: "string" }, whole: { type: "boolean" } },
});
if (values.third && !/^[012]$/.test(values.third)) {
  console.error(`npm run proof takes --third=0, --third=1 or --third=2, not "${values.third}".`);
  process.exit(2);
}
const days = Math.floor(Date.now() / 86_400_000);
const ofTheNight = values.third ? Number(values.third) : days % 3;

// npm puts the installed programs on the path, so the steps find them.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "../../node_modules/.cache/compile");
process.exitCode = await prove({
  root: join(import.meta.dirname, "../.."),
  steps,
  only: positionals,
  thirds: values.whole ? [0, 1, 2] : [ofTheNight],
  ...{ rule, mostMinutes, machine },
  day: new Date().toISOString().slice(0, 10),
});
