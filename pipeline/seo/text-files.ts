import type { Settings } from "../../settings/schema.ts";
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

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. */
export const security = ({ url, email }: Settings, now: Date) => `Contact: mailto:${email}
Expires: ${securityExpiry(now).toISOString()}
Preferred-Languages: en
Canonical: ${url}/.well-known/security.txt
`;

/** `humans.txt` (humanstxt.org). Without names in the settings the two people are not named, as on the site. */
export const humans = ({ name, url, email, team }: Settings) => `/* TEAM */
${team.length > 0 ? team.map((person) => `Engineer: ${person}`).join("\n") : "Two engineers"}
Firm: ${name}
Contact: ${email}
From: Kutch, Gujarat, India

/* SITE */
Address: ${url}
Language: English (India)
Made with: TypeScript, React, Vite, Tailwind CSS
Typeface: Anek Latin by Ek Type
Patterns: drawn by code, after Ajrakh block prints and Lippan reliefs
`;
