import { initializeAnalytics, isSupported, logEvent, setAnalyticsCollectionEnabled } from "@firebase/analytics";
import { type FirebaseOptions, initializeApp } from "@firebase/app";
import { deleteInstallations, getInstallations } from "@firebase/installations";

/** The running service. */
export type AnalyticsService = Awaited<ReturnType<typeof startFirebase>>;

/**
 * Starts the service. Loaded by `client.ts` when the page is idle, in a chunk of its own.
 * @throws where the configuration is wrong or the browser does not support it.
 */
export async function startFirebase(config: FirebaseOptions) {
  if (!(await isSupported())) throw new Error("This browser does not support Firebase Analytics");
  const app = initializeApp(config);
  // Page views are sent by page-tracking.ts, with the specification's parameters; the service would count the first twice.
  const analytics = initializeAnalytics(app, { config: { send_page_view: false } });
  return {
    send: (name: string, parameters: object) => logEvent(analytics, name, parameters),
    /** Sends nothing more until it is resumed, and has the service delete its identifier. */
    async stop() {
      setAnalyticsCollectionEnabled(analytics, false);
      await deleteInstallations(getInstallations(app)).catch((error) => {
        console.warn("Analytics is stopped, but its identifier could not be deleted.", error);
      });
    },
    /** Does nothing where it has not been stopped. */
    resume: () => setAnalyticsCollectionEnabled(analytics, true),
  };
}
