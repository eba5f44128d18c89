import type { Settings } from "../settings/schema.ts";
import { idOf } from "./confirmations.ts";
import type { Finding } from "./finding.ts";

type Asked = {
  noun: string;
  /** In `content/site.ts`. */
  field: keyof Settings;
  variable: string;
  isSet: boolean;
  /** Includes what visitors read while nothing is set. */
  question: string;
};

const ofTheTwo = ({ team }: Settings): Asked[] => {
  const place = { field: "team", variable: "SITE_TEAM" } as const;
  const haveAll = (has: (person: Settings["team"][number]) => boolean) => team.length > 0 && team.every(has);
  return [
    {
      ...{ ...place, noun: "Names of the two", isSet: team.length > 0 },
      question: "Who are the two? /about shows them by role, without names.",
    },
    {
      ...{ ...place, noun: "Profiles of the two", isSet: haveAll(({ profiles }) => profiles.length > 0) },
      question: "Where can people read more about each of the two? /about links to no profile.",
    },
    {
      ...{ ...place, noun: "Portraits of the two", isSet: haveAll(({ portrait }) => portrait !== undefined) },
      question: "What does each of the two look like? /about shows a textile pattern in place of a portrait.",
    },
  ];
};

const ofTheFirm = ({ whatsapp, languages, locality, legalName, gstin, saturday, dayRate }: Settings): Asked[] => [
  {
    ...{ noun: "WhatsApp", field: "whatsapp", variable: "SITE_WHATSAPP", isSet: whatsapp !== null },
    question: "Which number answers on WhatsApp? No page links to one.",
  },
  {
    ...{ noun: "Languages", field: "languages", variable: "SITE_LANGUAGES", isSet: languages.length > 0 },
    question: "In which languages do you answer? /contact and the forms say nothing of it.",
  },
  {
    ...{ noun: "Town", field: "locality", variable: "SITE_LOCALITY, with SITE_STATE", isSet: locality !== null },
    question: "In which town is the firm? The pages say Kutch, Gujarat, and no town.",
  },
  {
    ...{ noun: "Registered name", field: "legalName", variable: "SITE_LEGAL_NAME", isSet: legalName !== "" },
    question: "Under which name is the firm registered? No page says it.",
  },
  {
    ...{ noun: "GSTIN", field: "gstin", variable: "SITE_GSTIN", isSet: gstin !== null },
    question: "Under which GSTIN is the firm registered? No page says it.",
  },
  {
    ...{ noun: "Hours of Saturday", field: "saturday", variable: "SITE_SATURDAY", isSet: saturday !== null },
    question: "When is the office open on Saturday? The pages say that it is closed.",
  },
  {
    ...{ noun: "Price of a day", field: "dayRate", variable: "SITE_DAY_RATE", isSet: dayRate !== null },
    question: "What does a person-day cost? /what-a-website-costs shows no price of yours.",
  },
];

/**
 * Asks for settings that only the owner can give. An owner who leaves one empty on purpose confirms that once, by its
 * id.
 */
export function checkOwnerSettings(settings: Settings, confirmed: ReadonlySet<string>): Finding[] {
  const subject = "What only you can give";
  return [...ofTheTwo(settings), ...ofTheFirm(settings)].map(({ noun, field, variable, isSet, question }): Finding => {
    const id = idOf("settings/firm.ts", question);
    if (isSet) return { subject, open: false, what: `${noun}: set.` };
    if (confirmed.has(id)) return { subject, open: false, what: `${noun}: there is nothing to say.` };
    return {
      ...{ subject, open: true, what: question, id },
      where: `"${field}" in content/site.ts, or the environment variable ${variable}`,
      remedy: `Set it, and build again.\nIf there is nothing to say: npm run preflight -- --confirm ${id}`,
    };
  });
}
