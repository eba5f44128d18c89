import type { AnalyticsEvent } from "./events.ts";

const links = 'a[href^="tel:"], a[href^="https://wa.me/"]';

/** What to record of a press, where it is on a link by which the firm is called or written to on WhatsApp. */
export function contactClick({ target }: Event): AnalyticsEvent | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
  if (!link) return undefined;
  const method = link.protocol === "tel:" ? "phone" : "whatsapp";
  return ["contact_click", { method, page_path: location.pathname }];
}
