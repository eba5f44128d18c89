import { placeholders, type Settings } from "../settings/schema.ts";

/** What the owner should know before a site with these settings goes live, one entry each. */
export function buildWarnings(settings: Settings): string[] {
  const notes: string[] = [];
  const names = placeholders(settings);
  if (names.length > 0) {
    notes.push(
      `Warning: still a placeholder, set before going live: ${names.join(", ")} (content/site.ts or environment).`,
    );
  }
  if (settings.contactPageDelivery === "simulated") {
    notes.push(
      'Note: the form on /contact delivers nothing (contactPageDelivery is "simulated"); the home form delivers.',
    );
  }
  return notes;
}
