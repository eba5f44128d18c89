import { initializeAnalytics, isSupported, logEvent, setAnalyticsCollectionEnabled } from "@firebase/analytics";
import { type FirebaseOptions, initializeApp } from "@firebase/app";
import { deleteInstallations, getInstallations } from "@firebase/installations";

/** The running service. */
export type Service = {
  send: (name: string, parameters: object) => void;
  /** Sends nothing more until it is resumed, and has the service delete its identifier. */
  stop: () => Promise<void>;
  /** Does nothing where it has not been stopped. */
  resume: () => void;
};

/**
 * Starts the service. Loaded by `client.ts` when the page is idle, in a chunk of its own.
 * @throws where the configuration is wrong or the browser does not support it.
 */
export async function startFirebase(config: FirebaseOptions): Promise<Service> {
  if (!(await isSupported())) throw new Error("This browser does not support Firebase Analytics");
  const app = initializeApp(config);
  // Page views are sent by page-view.ts, with the specification's parameters; the service would count the first twice.
  const analytics = initializeAnalytics(app, { config: { send_page_view: false } });
  return {
    send: (name, parameters) => logEvent(analytics, name, parameters),
    async stop() {
      setAnalyticsCollectionEnabled(analytics, false);
      await deleteInstallations(getInstallations(app)).catch((error) => {
        console.warn("Analytics is stopped, but its identifier could not be deleted.", error);
      });
    },
    resume: () => setAnalyticsCollectionEnabled(analytics, true),
  };
}
