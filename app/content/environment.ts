// Declared here instead of taken from Node's types, so that `app/` is type-checked without Node.
declare const process: { env: Record<string, string | undefined> };

/** Whether this is `npm run dev`, which alone shows drafts. Holds in the bundler and in plain Node. */
export const isDevelopment = process.env.NODE_ENV === "development";
