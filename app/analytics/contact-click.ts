import type { AnalyticsEvent } from "./events.ts";

const links = 'a[href^="tel:"], a[href^="https://wa.me/"]';

/** The event of a press on a phone or WhatsApp link; undefined for any other press. */
export function contactClick({ target }: Event): AnalyticsEvent | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
  if (!link) return undefined;
  const method = link.protocol === "tel:" ? "phone" : "whatsapp";
  return ["contact_click", { method, page_path: location.pathname }];
}
