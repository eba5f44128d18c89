import { pagePaths } from "../../../pipeline/pages.ts";

/** One page of each type: by the first part of its path and the number of its parts. */
export const onePerType = [
  ...new Map(pagePaths().map((path) => [`${path.split("/")[1]} ${path.split("/").length}`, path])).values(),
];
