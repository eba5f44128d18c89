import { loadLate } from "~/ui/load-late.ts";
import type { AnalyticsEvents } from "./events.ts";

type Send = (name: string, parameters: object) => void;
export type AnalyticsConfig = Record<string, string>;

let sender: Promise<Send | undefined> | undefined;

/** Global Privacy Control and Do Not Track: then nothing is loaded (`decisions.md`, "Analytics"). */
const refused = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
  navigator.doNotTrack === "1";

const whenIdle = () =>
  new Promise<void>((resolve) => {
    const rest = () =>
      "requestIdleCallback" in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 200);
    if (document.readyState === "complete") rest();
    else addEventListener("load", rest, { once: true });
  });

async function start(config: AnalyticsConfig | null): Promise<Send | undefined> {
  if (!config || refused()) {
    console.info(
      config ? "Analytics is off: this browser asks not to be tracked." : "Analytics is off: not configured.",
    );
    return;
  }
  try {
    await whenIdle();
    const { startFirebase } = await loadLate(() => import("./firebase.ts"), { drawsAnew: false });
    return await startFirebase(config);
  } catch (error) {
    console.warn("Analytics did not start; the site goes on without it.", error);
  }
}

/**
 * Sends an event once analytics has started. Where it has not, cannot or may not start, the event is only printed to
 * the console (`specification.md`, section 8). Never throws.
 */
export async function track<Name extends keyof AnalyticsEvents>(
  config: AnalyticsConfig | null,
  name: Name,
  parameters: AnalyticsEvents[Name],
): Promise<void> {
  sender ??= start(config);
  const send = await sender;
  if (send) send(name, parameters);
  console.log(send ? "Analytics event:" : "Analytics event (not sent):", name, parameters);
}
