import { pagePaths } from "../../../app/content/links/addresses.ts";
import { readContent } from "../../../pipeline/content.ts";

/** One page of each type: by the first part of its path and the number of its parts. */
export const onePerType = [
  ...new Map(
    pagePaths(readContent()).map((path) => [`${path.split("/")[1]} ${path.split("/").length}`, path]),
  ).values(),
];
