import { href } from "react-router";
import { settings } from "../../../settings/index.ts";
import { translatedPaths } from "./addresses.ts";
import { content } from "./index.ts";
import { interfaceIn, languages } from "./languages.ts";
import { localeOf } from "./locale.ts";

/** Each language by its own name, for the switch. */
const names = languages.map((code) => ({ code, name: interfaceIn(code).language.name }));

/** What the frame shows on a page, in its language. Kept small: it is part of every page's data. */
export function frameOf(args: { request: Request }) {
  const { language, tag, words, pages } = localeOf(args);
  // The footer has its own from the build (`app/footer-markup.tsx`).
  const { privacyChoices, inEnglish, firm: _, firmText: __, made: ___, ...frame } = words.frame;
  const asks = settings.analytics !== null && settings.analyticsConsent === "ask";
  const translation = content.translations.find((candidate) => candidate.language === language);
  return {
    name: settings.name,
    language: {
      code: language,
      tag,
      words: { ...frame, ...(asks && { privacyChoices }), ...(translation && { inEnglish }) },
      ...(translation && { pages: translatedPaths(translation) }),
    },
    languages: names.length > 1 ? names : [],
    services: content.services.map(({ slug, menuLabel, inMobileMenu }) => ({
      // In English where there is no page of it in the language.
      label: pages.services.find((service) => service.slug === slug)?.menuLabel ?? menuLabel,
      to: href("/services/:slug", { slug }),
      isDesktopOnly: inMobileMenu ? undefined : (true as const),
    })),
  };
}
