/*
 * `npm run bench:spam`: the evaluation set (tests/spam/messages/) as the site's verdict and a plain Bayesian classifier judge it.
 * Prints Markdown tables for docs/relay.md; `-- --wrong` also names the messages that the verdict judges wrong.
 */

import { inWords } from "../server/relay/hold-reasons.ts";
import { evaluate, type Rate, ratesOf } from "../tests/spam/evaluation.ts";

const names: Record<Rate["language"], string> = {
  en: "English",
  gu: "Gujarati",
  hi: "Hindi",
  all: "all",
};

const share = (wrong: number, count: number) => `${wrong} (${((100 * wrong) / Math.max(1, count)).toFixed(1)} %)`;

const judged = evaluate();
const rates = ratesOf(judged);

console.log(
  "| language | genuine | held by the verdict | taken for spam by Bayes | spam | delivered by the verdict | missed by Bayes |",
);
console.log("| --- | --- | --- | --- | --- | --- | --- |");
for (const genuine of rates.filter(({ kind }) => kind === "genuine")) {
  const spam = rates.find(({ kind, language }) => kind === "spam" && language === genuine.language);
  if (!spam) continue;
  const cells = [genuine, spam].flatMap(({ count, wrongByVerdict, wrongByBayes }) => [
    String(count),
    share(wrongByVerdict, count),
    share(wrongByBayes, count),
  ]);
  console.log(`| ${[names[genuine.language], ...cells].join(" | ")} |`);
}

const reasons = new Map<string, number>();
for (const { kind, heldBecause } of judged)
  for (const reason of heldBecause)
    reasons.set(`${kind}: ${inWords(reason)}`, (reasons.get(`${kind}: ${inWords(reason)}`) ?? 0) + 1);
console.log("\n| held because | messages |\n| --- | --- |");
for (const [reason, count] of [...reasons].sort(([a], [b]) => a.localeCompare(b)))
  console.log(`| ${reason} | ${count} |`);

if (process.argv.includes("--wrong"))
  for (const { kind, language, message, heldBecause } of judged)
    if (heldBecause.length > 0 !== (kind === "spam"))
      console.log(`\n${kind} ${language} ${heldBecause.join(" ")}\n${message.name}: ${message.message}`);
