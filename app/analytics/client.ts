import { type ConsentWords, loadConsentWords } from "~/language/load-consent-words.ts";
import { adoptStyles } from "~/ui/adopt-styles.ts";
import { type Answer, dropAnswer, keepAnswer, readAnswer, refusedByBrowser } from "./answer.ts";
import styles from "./consent-bar.css?inline";
import { type AnalyticsEvent, pageView } from "./events.ts";
import type { Service } from "./firebase.ts";
import { forgetVisitor } from "./forget-visitor.ts";

const { config, consent } = import.meta.env.ANALYTICS_SETTINGS;

let service: Promise<Service | undefined> | undefined;
let saidWhy: string | undefined;
let isStyled = false;

/** Why nothing is sent, in words for the console; undefined where it may be. */
function whyOff(): string | undefined {
  if (refusedByBrowser()) return "this browser asks not to be tracked";
  if (consent === "ask" && readAnswer() !== "yes") return "the visitor has not agreed";
}

async function start(): Promise<Service | undefined> {
  try {
    const { startFirebase } = await import("./firebase.ts");
    return await startFirebase(config);
  } catch (error) {
    console.warn("Analytics did not start; the site goes on without it.", error);
  }
}

/** Ends what runs in this page, and deletes what it kept in the browser. */
async function endCounting(): Promise<void> {
  const stopped = (await service)?.stop();
  forgetVisitor();
  await stopped;
}

/** A browser that asks not to be tracked takes back what was agreed to before it did. */
async function respectRefusal(): Promise<void> {
  if (!refusedByBrowser() || (consent === "ask" && readAnswer() !== "yes")) return;
  dropAnswer();
  await endCounting();
}

async function startedService(): Promise<Service | undefined> {
  const why = whyOff();
  if (why && why !== saidWhy) console.info(`Analytics is off: ${why}.`);
  saidWhy = why;
  if (why) return;
  service ??= start();
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

/** To be called on each page, also where it has nothing to record, as after a reload: who has not answered is asked. */
export async function recordVisit(events: AnalyticsEvent[]): Promise<void> {
  await respectRefusal();
  for (const event of events) await track(...event);
  if (consent === "ask" && !refusedByBrowser() && !readAnswer()) void askForConsent();
}

/** Records that somebody pressed a link by which we are called or written to. Nobody is asked for it anew. */
export async function recordContact(event: AnalyticsEvent): Promise<void> {
  await respectRefusal();
  await track(...event);
}

/** Keeps what the visitor says, and ends or takes up again what runs in this page. */
async function applyAnswer(answer: Answer, words: ConsentWords): Promise<void> {
  const before = readAnswer();
  keepAnswer(answer);
  if (answer === "no") {
    await endCounting();
    if (before === "yes") (await import("./consent-bar.ts")).showNote(words, words.withdrawn);
  }
  // The page on which somebody agrees is the first that counts.
  else if (before !== "yes") await track("page_view", pageView(location.pathname));
}

// It may have been said in another tab, or on a page from which Back leads here.
for (const type of ["pageshow", "storage"])
  addEventListener(type, () => {
    if (service && whyOff()) void endCounting();
  });

/**
 * Shows the bar that asks. Where its code cannot be had nothing is asked, and nothing is loaded either.
 * @param opener what a person pressed for it; it has the focus again when the bar closes
 */
export async function askForConsent(opener?: HTMLElement): Promise<void> {
  try {
    const [{ showConsentBar }, words] = await Promise.all([import("./consent-bar.ts"), loadConsentWords()]);
    if (!isStyled) adoptStyles(styles);
    isStyled = true;
    // Nobody is asked who has answered elsewhere meanwhile.
    if (opener || !readAnswer()) showConsentBar(words, (answer) => applyAnswer(answer, words), opener);
  } catch (error) {
    console.warn("The question about analytics could not be shown; without an answer nothing is loaded.", error);
  }
}
