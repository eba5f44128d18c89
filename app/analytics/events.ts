/** The one event vocabulary: names and what each carries. The first two are the specification's (sections 3 and 7). */
export type AnalyticsEvents = {
  app_initialized: Record<string, never>;
  page_view: {
    page_path: string;
    page_title: string;
    page_location: string;
    firebase_screen: string;
    firebase_screen_class: "ReactApp";
  };
  contact_click: { method: "phone" | "whatsapp"; page_path: string };
};

/** One of them, to be recorded. */
export type AnalyticsEvent = { [Name in keyof AnalyticsEvents]: [Name, AnalyticsEvents[Name]] }[keyof AnalyticsEvents];

/** A view of the document. */
export function pageView(path: string): AnalyticsEvents["page_view"] {
  return {
    page_path: path,
    page_title: document.title,
    page_location: location.href,
    firebase_screen: path,
    firebase_screen_class: "ReactApp",
  };
}

const links = 'a[href^="tel:"], a[href^="https://wa.me/"]';

/** The event of a press on a phone or WhatsApp link; undefined for any other press. */
export function contactClick({ target }: Event): AnalyticsEvent | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
  if (!link) return undefined;
  const method = link.protocol === "tel:" ? "phone" : "whatsapp";
  return ["contact_click", { method, page_path: location.pathname }];
}
