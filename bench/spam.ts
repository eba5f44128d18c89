/*
 * `npm run bench:spam`: how the site's spam check and a plain Bayesian classifier judge the evaluation set
 * (tests/spam/messages/). Prints Markdown tables. The exit code is 1 when a limit is exceeded. `-- --wrong` also names
 * the messages that the spam check judges wrong without a token, from the halves that rules may be made by.
 */

import { inWords } from "../server/relay/hold-reasons.ts";
import { evaluate, heldOfHundred, type Rate, ratesOf, spamLimits } from "../tests/spam/evaluation.ts";
import { tell } from "../tests/support/figures.ts";

const languages: Record<Rate["language"], string> = { en: "English", gu: "Gujarati", hi: "Hindi", all: "" };
const halves: Record<Rate["half"], string> = { read: "read", unseen: "unseen", all: "" };
const kinds: Record<Rate["kind"], string> = { client: "clients", genuine: "genuine, first set", spam: "spam" };

const share = (held: number, count: number) => `${held} (${((100 * held) / Math.max(1, count)).toFixed(1)} %)`;

const judged = evaluate();
const rates = ratesOf(judged);

console.log("| messages | of them | held, sent by the form | held, sent without a token | spam for Bayes |");
console.log("| --- | --- | --- | --- | --- |");
for (const { kind, language, half, count, ...held } of rates.filter(({ count }) => count > 0)) {
  const which = [kinds[kind], languages[language], halves[half]].filter(Boolean).join(", ");
  const shares = [held.byForm, held.withoutToken, held.bayes].map((number) => share(number, count));
  console.log(`| ${[which, count, ...shares].join(" | ")} |`);
}

const ways = { byForm: "by the form", withoutToken: "without a token" } as const;
const reasons = new Map<string, number>();
for (const entry of judged)
  for (const [way, name] of Object.entries(ways))
    for (const reason of entry[way as keyof typeof ways]) {
      const key = `${kinds[entry.kind]}, ${name} | ${inWords(reason)}`;
      reasons.set(key, (reasons.get(key) ?? 0) + 1);
    }
console.log("\n| messages | held because | of them |\n| --- | --- | --- |");
for (const [reason, count] of [...reasons].sort(([a], [b]) => a.localeCompare(b)))
  console.log(`| ${reason} | ${count} |`);

for (const limit of spamLimits) {
  const { kind, half, way, most = 100, least = 0 } = limit;
  const is = heldOfHundred(limit, rates);
  const bound = limit.most === undefined ? `at least ${least}` : `at most ${most}`;
  const which = [kinds[kind], halves[half]].filter(Boolean).join(", ");
  tell({ what: `${which}: held of a hundred, sent ${ways[way]}`, is, limit: bound });
  if (is > most || is < least) process.exitCode = 1;
}

if (process.argv.includes("--wrong"))
  for (const { kind, language, half, message, withoutToken } of judged)
    if (half === "read" && withoutToken.length > 0 !== (kind === "spam"))
      console.log(`\n${kind} ${language} ${withoutToken.join(" ")}\n${message.name}: ${message.message}`);
