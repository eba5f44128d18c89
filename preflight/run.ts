/* `npm run preflight`: lists everything to settle before the launch. */
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { readServerSettings } from "../server/settings.ts";
import { checkMail, checkWebhook } from "./check-deliveries.ts";
import { checkContactDelivery, checkPlaceholders } from "./check-placeholders.ts";
import { addConfirmations, findItemsNamed, readConfirmations } from "./confirmed-items.ts";
import { checkDns, createDnsLookup } from "./dns-records.ts";
import { type Finding, reportText } from "./finding.ts";

const ownConfirmations = join(import.meta.dirname, "confirmed.yaml");

const usage = `Lists what is open before launch, with the settings of .env and the environment, and how to settle it.
With mail settings it sends one test enquiry to MAIL_TO, with NOTIFY_URL one test notification there.

  npm run preflight                         the list
  npm run preflight -- --show NAME …        the sentences of these pages, or lists of pages, that only the owner can vouch for
  npm run preflight -- --confirm NAME …     the owner confirms them, or that a setting stays empty; noted with the date

  --confirmed FILE     where that is noted (${relative(process.cwd(), ownConfirmations)})
  --dns ADDRESS        asks this name server, e.g. the domain's own right after a change

Exit codes: 0 nothing is open, 1 something is open, 2 wrong usage or wrong settings.
`;

const options = {
  show: { type: "boolean" },
  confirm: { type: "boolean" },
  confirmed: { type: "string", default: ownConfirmations },
  dns: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

const today = new Date().toISOString().slice(0, 10);

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { help, show = false, confirm: confirms = false, confirmed, dns } = values;
  if (help || (show && confirms) || positionals.length > 0 !== (show || confirms)) {
    process.stdout.write(usage);
    return help ? 0 : 2;
  }
  // Imported late, so that a wrong setting is reported by its message and without a stack.
  const { settings } = await import("../settings/index.ts");
  const { readContent } = await import("../pipeline/read-content.ts");
  const { confirmationFindings, itemsToConfirm } = await import("./items-to-confirm.ts");
  const { dueReviews } = await import("./freshness.ts");
  const content = readContent(undefined, false);
  const sentences = itemsToConfirm(content, settings, new Set(readConfirmations(confirmed).map(({ id }) => id)));
  // What only the owner can settle needs neither network nor mail.
  if (show || confirms) {
    const chosen = findItemsNamed(sentences, positionals);
    if (confirms) addConfirmations(confirmed, chosen, today);
    const place = confirms ? `Confirmed in ${relative(process.cwd(), confirmed)}:\n` : "";
    process.stdout.write(`${place}${chosen.map(({ name, says }) => `${name}: ${says}\n`).join("")}`);
    return 0;
  }
  const server = readServerSettings(process.env);
  const asked = [
    checkMail(settings, server),
    checkWebhook(settings, server),
    checkDns(settings, server, createDnsLookup(dns)),
  ];
  const due = `${dueReviews(content, today).length} to read again, also after the launch: npx node preflight/freshness.ts`;
  const findings: Finding[] = [
    ...checkPlaceholders(settings, server),
    checkContactDelivery(settings),
    ...confirmationFindings(sentences),
    ...(await Promise.all(asked)).flat(),
    { group: "Facts with a source", open: false, what: due },
  ];
  process.stdout.write(reportText(findings));
  return findings.some(({ open }) => open) ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  const { name, code = "" } = error as NodeJS.ErrnoException;
  const isExplained = /^(Settings|Content)Error$/.test(name) || code.startsWith("ERR_PARSE_ARGS");
  console.error(isExplained ? (error as Error).message : error);
  process.exitCode = 2;
}
