import { initializeAnalytics, isSupported, logEvent } from "firebase/analytics";
import { type FirebaseOptions, initializeApp } from "firebase/app";

/**
 * Starts the service. Loaded by `client.ts` when the page is idle, in a chunk of its own.
 * @returns a function that sends one event.
 * @throws where the configuration is wrong or the browser does not support it.
 */
export async function startFirebase(config: FirebaseOptions) {
  if (!(await isSupported())) throw new Error("This browser does not support Firebase Analytics");
  // Page views are sent by use-analytics.ts, with the specification's parameters; the service would count the first twice.
  const analytics = initializeAnalytics(initializeApp(config), { config: { send_page_view: false } });
  return (name: string, parameters: object) => logEvent(analytics, name, parameters);
}
