import { listPagePaths } from "../../../app/content/links/page-addresses.ts";
import { pageTypes } from "../../../content/pages.ts";
import { content } from "../../support/content.ts";

/** The screen that shows a page. Pages with a slug, each below its own address, and home pages of languages have one for all. */
const screenOf = (path: string) =>
  path in pageTypes ? pageTypes[path as keyof typeof pageTypes].screen : path.split("/").slice(0, -1).join("/");

/** One page of each type, without second addresses: of other languages only the home page. */
export const onePagePerType = [
  ...new Map(
    listPagePaths(content)
      .filter((path) => !/^\/(careers|(gu|hi)\/.*)$/.test(path))
      .map((path) => [/^\/(gu|hi)$/.test(path) ? path : screenOf(path), path]),
  ).values(),
];
