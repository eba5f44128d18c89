import { Link } from "~/language/link.tsx";
import { href } from "~/paths.ts";
import { WhatsappLink } from "~/ui/whatsapp-link.tsx";
import type { Site } from "./navigation.ts";

/**
 * At the foot of a phone's screen once the head of the page is left behind: to call, to write on WhatsApp, to ask for the
 * consultation, on home in its own form. `behaviours/call-bar.ts` hides it where a form or the footer is seen, `styles/menus.css` beside other lines.
 */
export function CallBar({ site: { phone, whatsapp, language, path } }: { site: Site }) {
  const words = language.catalogue.frame.bar;
  return (
    <nav className="call-bar" aria-label={words.label} hidden>
      <a href={`tel:${phone.replaceAll(" ", "")}`}>{words.call.replaceAll(" ", "\u00a0")}</a>
      {whatsapp && <WhatsappLink phone={whatsapp}>{words.whatsapp}</WhatsappLink>}
      <Link to={`${path === "/" ? path : href("/contact")}#contact`} className="button button-primary">
        {words.consultation}
      </Link>
    </nav>
  );
}
