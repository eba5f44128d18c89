/* `npm run preflight`: lists everything to settle before the launch. */
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { readServerSettings } from "../server/settings.ts";
import { checkBackup } from "./check-backup.ts";
import { checkMail } from "./check-mail.ts";
import { checkWebhook } from "./check-webhook.ts";
import { confirm, readConfirmations } from "./confirmations.ts";
import { checkDns, dnsLookup } from "./dns-records.ts";
import { type Finding, isOpen, report } from "./finding.ts";
import { checkOwnerSettings } from "./owner-settings.ts";
import { checkContactPage, checkPlaceholders } from "./site-settings.ts";

const ownConfirmations = join(import.meta.dirname, "confirmed.yaml");

const usage = `Lists what is open before launch, with the settings of this environment, and how to fix it.
With mail settings it sends one test enquiry to MAIL_TO, with NOTIFY_URL one test notification there.

  npm run preflight                       the list
  npm run preflight -- --confirm ID …     the owner confirms these sentences; they are written down with the date

  --confirmed FILE     where that is written (${relative(process.cwd(), ownConfirmations)})
  --dns ADDRESS        asks this name server, e.g. the domain's own right after a change

Exit codes: 0 nothing is open, 1 something is open, 2 wrong usage or wrong settings.
`;

const options = {
  confirm: { type: "boolean" },
  confirmed: { type: "string", default: ownConfirmations },
  dns: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

/** What only the owner can settle. It needs neither network nor mail. */
async function checkSentences(file: string): Promise<Finding[]> {
  // Imported late, so that a wrong setting is reported by its message and without a stack.
  const [{ readContent }, { checkClaims }, { settings }] = await Promise.all([
    import("../pipeline/content.ts"),
    import("./claims.ts"),
    import("../settings/index.ts"),
  ]);
  const confirmed = new Set(readConfirmations(file).map(({ id }) => id));
  return [...checkOwnerSettings(settings, confirmed), ...checkClaims(readContent(undefined, false), confirmed)];
}

async function checkEverything(file: string, nameServer: string | undefined): Promise<Finding[]> {
  const [{ settings }, { readContent }, { checkFreshness }] = await Promise.all([
    import("../settings/index.ts"),
    import("../pipeline/content.ts"),
    import("./freshness.ts"),
  ]);
  const server = readServerSettings(process.env);
  const today = new Date().toISOString().slice(0, 10);
  const [mail, webhook, dns] = await Promise.all([
    checkMail(settings, server),
    checkWebhook(settings, server),
    checkDns(settings, server, dnsLookup(nameServer)),
  ]);
  const backup = checkBackup(settings, server, Date.now());
  return [
    ...checkPlaceholders(settings, server),
    ...(await checkSentences(file)),
    ...checkFreshness(readContent(undefined, false), today),
    checkContactPage(settings),
    mail,
    ...webhook,
    ...dns,
    backup,
  ];
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help || positionals.length > 0 !== Boolean(values.confirm)) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  if (values.confirm) {
    const today = new Date().toISOString().slice(0, 10);
    confirm(values.confirmed, positionals, (await checkSentences(values.confirmed)).filter(isOpen), today);
    process.stdout.write(`Confirmed in ${relative(process.cwd(), values.confirmed)}: ${positionals.join(", ")}\n`);
    return 0;
  }
  const findings = await checkEverything(values.confirmed, values.dns);
  process.stdout.write(report(findings));
  return findings.some(isOpen) ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  const { name, code = "" } = error as NodeJS.ErrnoException;
  const isExplained =
    /^(Settings|ServerSettings|Content|Confirmation)Error$/.test(name) || code.startsWith("ERR_PARSE_ARGS");
  console.error(isExplained ? (error as Error).message : error);
  process.exitCode = 2;
}
