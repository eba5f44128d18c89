// biome-ignore lint/style/useConsistentTypeDefinitions: an interface is what Vite's own one is merged with.
interface ImportMetaEnv {
  /** The office hours of Saturday, in minutes after midnight, where there are any (`vite.config.ts`). */
  readonly SATURDAY: { opens: number; closes: number } | null;
}
