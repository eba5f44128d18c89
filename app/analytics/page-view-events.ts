/** An event to be recorded: its name, and what it carries. */
export type AnalyticsEvent = [name: string, parameters: Record<string, string>];

/**
 * The events of a view of this document, as the specification names them (sections 3 and 7).
 * @param begins whether the visit begins with it
 */
export function pageViewEvents(begins: boolean): AnalyticsEvent[] {
  const path = location.pathname;
  const view = {
    page_path: path,
    page_title: document.title,
    page_location: location.href,
    firebase_screen: path,
    firebase_screen_class: "ReactApp",
  };
  const events: AnalyticsEvent[] = [["page_view", view]];
  if (begins && import.meta.env.ANALYTICS_APP_INITIALIZED) events.unshift(["app_initialized", {}]);
  return events;
}
