/** `dist/headers.json`, by an alias of `wrangler.jsonc`. The build makes it, so the compiler cannot read it. */
declare module "site-headers" {
  const headers: Record<string, string>;
  export default headers;
}

/** `dist/redirects.json`, in the same way. */
declare module "site-redirects" {
  const redirects: Record<string, string>;
  export default redirects;
}

/** `dist/build.json`, in the same way. */
declare module "site-build" {
  const build: import("../../settings/schema.ts").BuildRecord | null;
  export default build;
}
