import { documentLanguage } from "~/language/document-language.ts";
import { loadConsentWords } from "~/language/load-consent-words.ts";
import { loadLate } from "~/ui/load-late.ts";
import { type Answer, keepAnswer, readAnswer, refusedByBrowser } from "./answer.ts";
import stylesheet from "./consent-bar.css?url";
import type { AnalyticsEvents } from "./events.ts";
import type { Service } from "./firebase.ts";

const { config, consent } = import.meta.env.ANALYTICS_SETTINGS;

let service: Promise<Service | undefined> | undefined;
let saidWhy: string | undefined;
/** Sends the last event anew: the view of the page that is shown. */
let trackAgain: (() => Promise<void>) | undefined;

/** Why nothing is sent, in words for the console; undefined where it may be. */
function whyOff(): string | undefined {
  if (refusedByBrowser()) return "this browser asks not to be tracked";
  if (consent === "ask" && readAnswer() !== "yes") return "the visitor has not agreed";
}

async function start(): Promise<Service | undefined> {
  try {
    const { startFirebase } = await loadLate(() => import("./firebase.ts"), { drawsAnew: false });
    return await startFirebase(config);
  } catch (error) {
    console.warn("Analytics did not start; the site goes on without it.", error);
  }
}

async function startedService(): Promise<Service | undefined> {
  const why = whyOff();
  if (why && why !== saidWhy) console.info(`Analytics is off: ${why}.`);
  saidWhy = why;
  if (why) return;
  service ??= start();
  return await service;
}

/**
 * Sends an event once analytics has started. Where it cannot or may not start, the event is only printed to the console
 * (`specification.md`, section 8). Never throws.
 */
export async function track<Name extends keyof AnalyticsEvents>(
  name: Name,
  parameters: AnalyticsEvents[Name],
): Promise<void> {
  trackAgain = () => track(name, parameters);
  const started = await startedService();
  started?.send(name, parameters);
  console.log(started ? "Analytics event:" : "Analytics event (not sent):", name, parameters);
  if (consent === "ask" && !refusedByBrowser() && !readAnswer()) void askForConsent();
}

/** Keeps what the visitor says, and ends or takes up again what runs in this page. */
async function applyAnswer(answer: Answer): Promise<void> {
  const before = readAnswer();
  keepAnswer(answer);
  const started = await service;
  if (answer === "no") return started?.stop();
  started?.resume();
  // The page on which somebody agrees is the first that counts.
  if (before !== "yes") await trackAgain?.();
}

/**
 * Shows the bar that asks. Where its code cannot be had nothing is asked, and nothing is loaded either.
 * @param opener what a person pressed for it; it has the focus again when the bar closes
 */
export async function askForConsent(opener?: HTMLElement): Promise<void> {
  try {
    const [{ showConsentBar }, words] = await Promise.all([
      loadLate(() => import("./consent-bar.ts"), { stylesheet }),
      loadConsentWords(documentLanguage()),
    ]);
    showConsentBar(words, applyAnswer, opener);
  } catch (error) {
    console.warn("The question about analytics could not be shown; without an answer nothing is loaded.", error);
  }
}
