import type { ContactPoint, OpeningHoursSpecification, Person, Place, ProfessionalService } from "schema-dts";
import { portraitPath } from "../../app/seo/portrait-path.ts";
import { socialImagePath } from "../../app/seo/social-image-path.ts";
import { formatTimeOfDay, hoursOnDay } from "../../enquiry/office-hours.ts";
import { findPlaceholders, type Settings } from "../../settings/schema.ts";

/** The firm's `@id`, by which all pages refer to it. */
export const firmId = (url: string) => `${url}/#organization`;

/** The areas that the firm works for, as the service pages say. */
export const areaServed: Place[] = [
  { "@type": "AdministrativeArea", name: "Kutch, Gujarat" },
  { "@type": "Country", name: "India" },
];

/** The names of schema.org, in the order of `Date`. */
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** The office hours, each with its days. */
function openingHours({ saturday }: Settings): OpeningHoursSpecification[] {
  const days = weekdays.flatMap((name, day) => {
    const hours = hoursOnDay(day, saturday);
    return hours ? [{ name, opens: formatTimeOfDay(hours.opens), closes: formatTimeOfDay(hours.closes) }] : [];
  });
  const groups = Map.groupBy(days, ({ opens, closes }) => `${opens}-${closes}`);
  return [...groups.values()].map(([first, ...others]) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: [first, ...others].flatMap((day) => day?.name ?? []),
    opens: first?.opens ?? "",
    closes: first?.closes ?? "",
  }));
}

/** The firm's addresses and number. Placeholders are left out, so that search engines do not list them as facts. */
function addresses(settings: Settings) {
  const nobodys = findPlaceholders(settings);
  return {
    ...(!nobodys.includes("SITE_EMAIL") && { email: settings.email }),
    ...(!nobodys.includes("SITE_PHONE") && { telephone: settings.phone.replaceAll(" ", "") }),
  };
}

/** How, and in which languages, to reach the firm about a project. */
function contactPoints(settings: Settings): ContactPoint[] {
  const { whatsapp, languages } = settings;
  const ways = [
    addresses(settings),
    whatsapp ? { telephone: whatsapp.replaceAll(" ", ""), url: `https://wa.me/${whatsapp.replaceAll(/\D/g, "")}` } : {},
  ];
  return ways
    .filter((way) => Object.keys(way).length > 0)
    .map((way) => ({
      "@type": "ContactPoint",
      contactType: "sales",
      ...way,
      ...(languages.length > 0 && { availableLanguage: languages }),
    }));
}

/** The two people, when the settings name them. */
const people = ({ team, url }: Settings): Person[] =>
  team.map(({ name, profiles, portrait }, i) => ({
    "@type": "Person",
    name,
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(portrait && { image: url + portraitPath(i, 448, "jpeg") }),
  }));

/** The details for pages that are about the firm itself. */
function details(settings: Settings, path: string) {
  const { languages, legalName, gstin } = settings;
  const points = contactPoints(settings);
  const members = path === "/about" ? people(settings) : [];
  return {
    areaServed,
    openingHoursSpecification: openingHours(settings),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    ...(points.length > 0 && { contactPoint: points }),
    ...(legalName && { legalName }),
    ...(gstin && { vatID: gstin }),
    ...(members.length > 0 && { member: members }),
  };
}

/** The home page is not among them: it lists the services, and its HTML has a budget. */
const ownPages = ["/about", "/contact"];

/** The firm, without what the owner has not set. @param path the page's English address */
export function firmNode(settings: Settings, path: string): ProfessionalService {
  const { name, url, social, locality, state } = settings;
  return {
    "@type": "ProfessionalService",
    "@id": firmId(url),
    name,
    url: `${url}/`,
    ...addresses(settings),
    logo: { "@type": "ImageObject", url: `${url}/icon-512.png`, width: "512", height: "512" },
    image: url + socialImagePath("/"),
    // Kutch is a district and not a town, so it is under `areaServed`.
    address: {
      "@type": "PostalAddress",
      ...(locality?.en && { addressLocality: locality.en }),
      addressRegion: state?.en ?? "Gujarat",
      addressCountry: "IN",
    },
    ...(social.length > 0 && { sameAs: social.map(({ href }) => href) }),
    ...(ownPages.includes(path) && details(settings, path)),
  };
}
