import { contentFileOf } from "../app/content/file-paths.ts";
import { listEnglishFiles } from "../app/content/list-content-files.ts";
import type { Content } from "../app/content/parse-files.ts";
import type { Settings } from "../settings/schema.ts";
import { confirmationId, type ItemToConfirm } from "./confirmed-items.ts";
import type { Finding, Group } from "./finding.ts";

/** What only the owner can give. Each question says what visitors read until then. */
function questions(settings: Settings): [isEmpty: boolean, variable: string, question: string][] {
  const { team, whatsapp, languages, locality, legalName, gstin, saturday, dayRate } = settings;
  const lacks = (has: (person: Settings["team"][number]) => boolean) => team.length === 0 || !team.every(has);
  return [
    [team.length === 0, "SITE_TEAM", "Who are the two? /about shows them by role, without names."],
    [
      lacks(({ profiles }) => profiles.length > 0),
      "SITE_TEAM",
      "Where can people read more about each of the two? /about links to no profile.",
    ],
    [
      lacks(({ portrait }) => portrait !== undefined),
      "SITE_TEAM",
      "What does each of the two look like? /about shows a textile pattern in place of a portrait.",
    ],
    [whatsapp === null, "SITE_WHATSAPP", "Which number answers on WhatsApp? No page links to one."],
    [
      languages.length === 0,
      "SITE_LANGUAGES",
      "In which languages do you answer? /contact and the forms say nothing of it.",
    ],
    [locality === null, "SITE_LOCALITY", "In which town is the firm? The pages say Kutch, Gujarat, and no town."],
    [legalName === "", "SITE_LEGAL_NAME", "Under which name is the firm registered? No page says it."],
    [gstin === null, "SITE_GSTIN", "Under which GSTIN is the firm registered? No page says it."],
    [saturday === null, "SITE_SATURDAY", "When is the office open on Saturday? The pages say that it is closed."],
    [dayRate === null, "SITE_DAY_RATE", "What does a person-day cost? /what-a-website-costs shows no price of yours."],
  ];
}

/** Every list named `confirm`, at any depth of a file. */
function confirmLists(data: unknown): string[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === "confirm" && Array.isArray(value) ? value.map(String) : confirmLists(value),
  );
}

/** The sentences of pages that only the owner can vouch for. A page is named as its file in `content/` or `content/en/`. */
const claims = (content: Content): ItemToConfirm[] =>
  listEnglishFiles(content).flatMap(({ file, data }) => {
    if (content.unpublished.some((path) => contentFileOf(path) === file)) return [];
    const name = file.replace(/^content\/(en\/)?/, "").replace(/\.\w+$/, "");
    const list = name.includes("/") ? name.replace(/\/.*/, "") : "pages";
    const group = "What pages say of the firm";
    return confirmLists(data).map((says) => ({ id: confirmationId(file, says), group, name, list, says }));
  });

/** What a checkout cannot see: on the server, or in the account at EmailJS. */
function arranged({ mail }: Settings): ItemToConfirm {
  const [group, name, says]: [Group, string, string] =
    mail.provider === "emailjs"
      ? ["Mail and DNS", "EMAILJS", "Has an enquiry that you sent from the built site arrived in your mailbox?"]
      : ["Backup", "BACKUP", "Are the enquiries backed up daily, and is a copy kept elsewhere?"];
  return { id: confirmationId(name, says), group, name, says };
}

/** What the owner's word can settle, and has not yet. */
export function itemsToConfirm(content: Content, settings: Settings, confirmed: ReadonlySet<string>): ItemToConfirm[] {
  const asked = questions(settings).flatMap(([isEmpty, name, says]): ItemToConfirm[] =>
    isEmpty ? [{ id: confirmationId("settings/firm.ts", says), group: "What only you can give", name, says }] : [],
  );
  return [...asked, arranged(settings), ...claims(content)].filter(({ id }) => !confirmed.has(id));
}

/** One finding for each setting, and for each list of pages. */
export function confirmationFindings(sentences: readonly ItemToConfirm[]): Finding[] {
  const together = Map.groupBy(sentences, ({ list, name }) => list ?? name);
  return [...together].flatMap(([name, own]): Finding[] => {
    const [first] = own;
    if (!first) return [];
    const { group, list } = first;
    const pages = [...new Set(own.map((sentence) => sentence.name.replace(`${name}/`, "")))].join(", ");
    const what = `${name}: ${list ? `${own.length} sentences in ${pages}` : own.map(({ says }) => says).join(" ")}`;
    const how = name === "BACKUP" ? "docs/relay.md#backups-by-a-timer" : "docs/deploy/static.md";
    const fix = `If so: npm run preflight -- --confirm ${name}. If not: ${how} says how.`;
    return [{ group, open: true, what, ...(group !== "What only you can give" && !list && { fix }) }];
  });
}
