import { placeholders, type Settings } from "../../settings/schema.ts";
import { type BuiltPage, sectionName, sectionOf } from "./built-page.ts";

/** `robots.txt`: everything may be read; what must not be indexed says so itself. */
export const robots = ({ url }: Settings) => `User-agent: *
Allow: /

Sitemap: ${url}/sitemap.xml
`;

/**
 * `llms.txt` (llmstxt.org): every page with its own title and description. Articles and case studies are linked as
 * Markdown.
 */
export function llms(pages: BuiltPage[], { name, url }: Settings): string {
  const [home] = pages.filter(({ path }) => path === "/");
  const line = ({ path, heading, description, elsewhere }: BuiltPage) =>
    `- [${heading}](${url}${path}${elsewhere ? ".md" : ""}): ${description}`;
  const groups = Map.groupBy(
    pages.filter((page) => page !== home),
    ({ path }) => sectionName(sectionOf(path) ?? "pages"),
  );
  const blocks = [...groups].map(([group, members]) => `## ${group}\n\n${members.map(line).join("\n")}\n`);
  return `# ${name}\n\n> ${home?.description ?? ""}\n\n${blocks.join("\n")}`;
}

/** Eleven months from the first of this month: under a year ahead (RFC 9116), and the same all month long. */
const securityExpiry = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1));

/** Whom to write to: no program is told an address that is nobody's. */
const contactOf = (settings: Settings) =>
  placeholders(settings).includes("SITE_EMAIL") ? `${settings.url}/contact` : `mailto:${settings.email}`;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. */
export const security = (settings: Settings, now: Date) => `Contact: ${contactOf(settings)}
Expires: ${securityExpiry(now).toISOString()}
Preferred-Languages: en
Canonical: ${settings.url}/.well-known/security.txt
`;

/** `humans.txt` (humanstxt.org). Without names in the settings the two people are not named, as on the site. */
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
