import { href } from "~/href.ts";
import { englishPath, pathIn } from "../../../enquiry/language-prefix.ts";
import { settings } from "../../../settings/index.ts";
import { optionalFirmDetails } from "../firm/firm-details.ts";
import { content } from "../index.ts";
import { languageDataAt } from "../languages/locale-data.ts";
import { interfaceWordsIn, languages } from "../languages/site-languages.ts";
import { listUnprefixedPaths } from "../links/page-addresses.ts";
import { translatedContent } from "../parse-files.ts";

/** What the frame shows on a page. @param there the languages of the page; empty where it is in English alone */
export function frameDataOf(address: string, there: readonly string[] = []) {
  const { language, tag, words, pages } = languageDataAt({ address });
  const translation = translatedContent(content, language);
  const asked = englishPath(language, address);
  // /career and /careers show one page; /career is its address.
  const path = asked === href("/careers") ? href("/career") : asked;
  const serviceLinks = content.services.map(({ slug, menuLabel, menuLine, inMobileMenu, footerOrder }) => ({
    // English, where the service has no page in the language.
    label: pages.services.find((service) => service.slug === slug)?.menuLabel ?? menuLabel,
    line: pages.services.find((service) => service.slug === slug)?.menuLine ?? menuLine,
    to: href("/services/:slug", { slug }),
    isDesktopOnly: !inMobileMenu,
    footerOrder,
  }));
  const { name, email, phone, social } = settings;
  const { whatsapp, lines } = optionalFirmDetails(language);
  return {
    ...{ name, email, phone, whatsapp, social, lines },
    path,
    language: {
      ...{ code: language, tag, catalogue: words, unpublished: content.unpublished },
      ...(translation && { pages: listUnprefixedPaths(translation) }),
    },
    languages: languages.map((code) => ({
      code,
      name: interfaceWordsIn(code).language.name,
      address: pathIn(code, there.includes(code) ? path : "/"),
      hasPage: there.includes(code),
      offer: interfaceWordsIn(code).offer,
    })),
    services: serviceLinks,
    year: new Date().getFullYear(),
  };
}
