/** Every article and case study as it is written, by its path from the project's root with a slash before it. */
export const sources = import.meta.glob<string>("/content/{blog,case-studies}/*.mdx", {
  eager: true,
  query: "?raw",
  import: "default",
});
