import { initializeAnalytics, isSupported, logEvent, setAnalyticsCollectionEnabled } from "firebase/analytics";
import { type FirebaseOptions, initializeApp } from "firebase/app";
import { deleteInstallations, getInstallations } from "firebase/installations";

/** What runs in this page once analytics has started. */
export type Service = {
  send: (name: string, parameters: object) => void;
  /** Sends nothing more, and forgets by what a later visit would be recognised. */
  stop: () => Promise<void>;
  resume: () => void;
};

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

/**
 * Starts the service. Loaded by `client.ts` when the page is idle, in a chunk of its own.
 * @throws where the configuration is wrong or the browser does not support it.
 */
export async function startFirebase(config: FirebaseOptions): Promise<Service> {
  if (!(await isSupported())) throw new Error("This browser does not support Firebase Analytics");
  const app = initializeApp(config);
  // Page views are sent by use-analytics.ts, with the specification's parameters; the service would count the first twice.
  const analytics = initializeAnalytics(app, { config: { send_page_view: false } });
  return {
    send: (name, parameters) => logEvent(analytics, name, parameters),
    async stop() {
      setAnalyticsCollectionEnabled(analytics, false);
      deleteCookies();
      await deleteInstallations(getInstallations(app)).catch((error) => {
        console.warn("Analytics is stopped, but its identifier could not be deleted.", error);
      });
    },
    resume: () => setAnalyticsCollectionEnabled(analytics, true),
  };
}
