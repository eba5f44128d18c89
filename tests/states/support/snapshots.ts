/** The file name of a page's picture: `/` is `home`, `/blog/one` is `blog-one`. */
export const pictureName = (path: string) => path.slice(1).replaceAll("/", "-") || "home";

/** A fixed Wednesday morning in India, because /contact says whether the office is open. */
export const workingHours = "2026-11-18T11:00:00+05:30";
