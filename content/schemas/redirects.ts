import { z } from "zod";

const address = z
  .string()
  .regex(
    /^(\/[a-z0-9]+([-._][a-z0-9]+)*)+$/,
    'is not as addresses are written: write it as "/services/uiux-design", in lower case, without slash at the end, query or hash',
  );

/** `content/redirects.ts`: old addresses of pages, and the new ones. */
export const redirects = z.array(z.strictObject({ from: address, to: address }));

/** New addresses of moved pages, by their old address (`redirects.json` of the build). */
export type Redirects = z.infer<typeof redirects>;
