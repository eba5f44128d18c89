import { Link } from "~/language/link.tsx";
import { href } from "~/paths.ts";
import { WhatsappLink } from "~/ui/whatsapp-link.tsx";
import type { Site } from "./navigation.ts";

/**
 * The call bar at the foot of a phone's screen, once the head of the page is scrolled away: phone, WhatsApp, and the consultation,
 * which on home leads to the page's own form. `behaviours/call-bar.ts` hides it while a form or the footer is in view, and
 * `styles/footer.css` beside other bars.
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
