// biome-ignore lint/style/useConsistentTypeDefinitions: an interface is what Vite's own one is merged with.
interface ImportMetaEnv {
  /** The office hours of Saturday, in minutes after midnight, where there are any (`vite.config.ts`). */
  readonly SATURDAY: { opens: number; closes: number } | null;
  /** Whether analytics is configured; the code for it is left out of the build where it is not (`vite.config.ts`). */
  readonly ANALYTICS: boolean;
  /** For the part that sends: the service's configuration, and whether the visitor is asked. */
  readonly ANALYTICS_SETTINGS: { config: Record<string, string>; consent: "ask" | "assume" };
  /** Whether the event `app_initialized` is sent at start-up. */
  readonly ANALYTICS_APP_INITIALIZED: boolean;
}
