import type { ConsentWords } from "~/language/page-language.ts";
import { adoptStyles } from "~/ui/adopt-styles.ts";
import { tryStorage } from "~/ui/try-storage.ts";
import { browserOptsOut, type ConsentAnswer, clearAnswer, readAnswer, storeAnswer } from "./consent-answer.ts";
import styles from "./consent-bar.css?inline";
import type { AnalyticsService } from "./firebase.ts";
import { type AnalyticsEvent, pageViewEvents } from "./page-view-events.ts";

const { config, consent } = import.meta.env.ANALYTICS_SETTINGS;

let service: Promise<AnalyticsService | undefined> | undefined;
let saidWhy: string | undefined;

/** Why nothing is sent, in words for the console; undefined where it may be. */
function whyOff(): string | undefined {
  if (browserOptsOut()) return "this browser asks not to be tracked";
  if (consent === "ask" && readAnswer() !== "yes") return "the visitor has not agreed";
}

/** Deletes the cookies of Google's tag, which it sets for the highest domain that lets it. */
function deleteCookies(): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, i) => labels.slice(i).join("."));
  for (const [name = ""] of document.cookie.split("; ").map((cookie) => cookie.split("="))) {
    if (!/^_ga(_|$)/.test(name)) continue;
    // biome-ignore-start lint/suspicious/noDocumentCookie: the Cookie Store API came to Firefox only lately.
    document.cookie = `${name}=; max-age=0; path=/`;
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/; domain=${domain}`;
    // biome-ignore-end lint/suspicious/noDocumentCookie: as above
  }
}

/** Ends what runs in this page, and deletes what the visitor would be recognised by. The latter needs no code of Firebase. */
async function endCounting(): Promise<void> {
  const stopped = (await service)?.stop();
  deleteCookies();
  for (const name of ["firebase-installations-database", "firebase-heartbeat-database"])
    tryStorage(() => indexedDB.deleteDatabase(name));
  await stopped;
}

async function startedService(): Promise<AnalyticsService | undefined> {
  const why = whyOff();
  if (why && why !== saidWhy) console.info(`Analytics is off: ${why}.`);
  saidWhy = why;
  if (why) return;
  service ??= import("./firebase.ts")
    .then(({ startFirebase }) => startFirebase(config))
    .catch((error) => void console.warn("Analytics did not start; the site goes on without it.", error));
  const started = await service;
  started?.resume();
  return started;
}

/** Sends an event once analytics has started. Where it cannot or may not start, the event is only printed to the console. */
async function track(...[name, parameters]: AnalyticsEvent): Promise<void> {
  const started = await startedService();
  started?.send(name, parameters);
  console.log(started ? "Analytics event:" : "Analytics event (not sent):", name, parameters);
}

/**
 * Records events, and asks a visitor who has not answered yet. Call it on each page, also where there is nothing to record, as after
 * a reload.
 */
export async function recordAndAsk(events: AnalyticsEvent[]): Promise<void> {
  // Withdraws an earlier consent where the browser now asks not to be tracked.
  if (browserOptsOut() && (consent === "assume" || readAnswer() === "yes")) {
    clearAnswer();
    await endCounting();
  }
  for (const event of events) await track(...event);
  if (consent === "ask" && !browserOptsOut() && !readAnswer()) void askForConsent();
}

/** Stores the answer, and stops or resumes counting in this page. */
async function applyAnswer(answer: ConsentAnswer, words: ConsentWords): Promise<void> {
  const before = readAnswer();
  storeAnswer(answer);
  if (answer === "no") {
    await endCounting();
    if (before === "yes") (await import("./consent-bar.ts")).showWithdrawnNote(words);
  }
  // The page on which somebody agrees is the first that counts, and with it the visit begins.
  else if (before !== "yes") for (const event of pageViewEvents(true)) await track(...event);
}

// Consent may have been withdrawn in another tab, or on a page from which Back leads here.
for (const type of ["pageshow", "storage"])
  addEventListener(type, () => {
    if (service && whyOff()) void endCounting();
  });

/**
 * The words of the bar in the document's language. The page carries the file's address (`frame/footer.tsx`), because a table of all
 * languages would make the script longer with each.
 * @throws where the page has no address, or the file cannot be loaded
 */
async function loadConsentWords(): Promise<ConsentWords> {
  const address = document.querySelector<HTMLElement>("[data-privacy-choices]")?.dataset.privacyChoices;
  return (await import(/* @vite-ignore */ address ?? "")).default;
}

/**
 * Shows the bar that asks for consent. Where its code cannot be loaded, nothing is asked and nothing is counted.
 * @param opener the button that was pressed for it; it gets the focus when the bar closes
 */
export async function askForConsent(opener?: HTMLElement): Promise<void> {
  try {
    const [{ showConsentBar }, words] = await Promise.all([import("./consent-bar.ts"), loadConsentWords()]);
    adoptStyles(styles);
    // The visitor may have answered in another tab while the code loaded.
    if (opener || !readAnswer()) showConsentBar(words, (answer) => applyAnswer(answer, words), opener);
  } catch (error) {
    console.warn("The question about analytics could not be shown; without an answer nothing is loaded.", error);
  }
}
