import { placeholders, type Settings } from "../../settings/schema.ts";
import { type BuiltPage, sectionName } from "./built-page.ts";

/** `robots.txt`: allows everything. Pages that must not be listed say so themselves. */
export const robots = ({ url }: Settings) => `User-agent: *
Allow: /

Sitemap: ${url}/sitemap.xml
`;

/** `llms.txt` (llmstxt.org): every page's title and description. Articles and case studies are linked as Markdown. */
export function llms(pages: BuiltPage[], { name, url }: Settings): string {
  const [home] = pages.filter(({ path }) => path === "/");
  const line = ({ path, heading, head, elsewhere }: BuiltPage) =>
    `- [${heading}](${url}${path}${elsewhere ? ".md" : ""}): ${head.description}`;
  const groups = Map.groupBy(
    pages.filter((page) => page !== home),
    (page) => sectionName(page) ?? "Pages",
  );
  const blocks = [...groups].map(([group, members]) => `## ${group}\n\n${members.map(line).join("\n")}\n`);
  return `# ${name}\n\n> ${home?.head.description ?? ""}\n\n${blocks.join("\n")}`;
}

/**
 * The first of the month, eleven months ahead: less than a year (RFC 9116), and the same for every build of a month.
 */
const securityExpiry = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1));

/** The contact for programs: the mail address, or the contact page while the address is a placeholder. */
const contactOf = (settings: Settings) =>
  placeholders(settings).includes("SITE_EMAIL") ? `${settings.url}/contact` : `mailto:${settings.email}`;

/** `/.well-known/security.txt` (RFC 9116): whom to tell about a vulnerability. */
export const security = (settings: Settings, now: Date) => `Contact: ${contactOf(settings)}
Expires: ${securityExpiry(now).toISOString()}
Preferred-Languages: en
Canonical: ${settings.url}/.well-known/security.txt
`;

/** `humans.txt` (humanstxt.org). Like the site, it names the two people only when the settings do. */
export const humans = (settings: Settings) => `/* TEAM */
${settings.team.length > 0 ? settings.team.map(({ name }) => `Engineer: ${name}`).join("\n") : "Two engineers"}
Firm: ${settings.name}
Contact: ${contactOf(settings).replace("mailto:", "")}
From: Kutch, Gujarat, India

/* SITE */
Address: ${settings.url}
Language: English (India)
Made with: TypeScript, React, Vite, Tailwind CSS
Typeface: Anek Latin by Ek Type
Patterns: drawn by code, after Ajrakh block prints and Lippan reliefs
`;
