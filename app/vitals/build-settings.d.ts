/** The setting WEB_VITALS, put in while the site is built (`vite.config.ts`): where it is off, nothing of this is in the files. */
declare const countsVitals: boolean;
