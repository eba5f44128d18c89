// All that is asked of Node here, so that the rest of `app/` can be checked without it.
declare const process: { env: Record<string, string | undefined> };

/** Whether this is `npm run dev`: it alone shows drafts. The same in the bundler and in plain Node. */
export const isDevelopment = process.env.NODE_ENV === "development";
