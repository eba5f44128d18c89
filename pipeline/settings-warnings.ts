import { findPlaceholders, type Settings } from "../settings/schema.ts";

/** What the owner should know before a site with these settings goes live, one entry each. */
export function launchWarnings(settings: Settings): string[] {
  const names = findPlaceholders(settings).join(", ");
  const warning = `Warning: still a placeholder, set before going live: ${names} (content/site.ts or environment).`;
  const note =
    'Note: the form on /contact delivers nothing (contactPageDelivery is "simulated"); the home form delivers.';
  return [...(names ? [warning] : []), ...(settings.contactPageDelivery === "simulated" ? [note] : [])];
}
