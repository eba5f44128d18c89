/** What the file of a page's picture is called: `/` is `home`, `/blog/one` is `blog-one`. */
export const pictureName = (path: string) => path.slice(1).replaceAll("/", "-") || "home";

/** A Wednesday morning in India: /contact says whether the office is open. */
export const workingHours = "2026-11-18T11:00:00+05:30";
