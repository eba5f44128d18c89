import { documentLanguage } from "~/language/document-language.ts";
import { nearestPages } from "./nearest.ts";

/**
 * On a not-found page: prints the path to the console (`specification.md`, "Not-found page"), and lists the pages with the most
 * similar addresses.
 * @param place has a `<template>` of heading and list, with one entry. The list comes before everything else in it.
 */
export async function start(place: HTMLElement): Promise<void> {
  console.error("404: no page at this path:", location.pathname);
  const pages = await nearestPages(location.pathname, documentLanguage());
  const template = place.querySelector("template");
  if (!template || pages.length === 0) return;
  const filled = template.content.cloneNode(true) as DocumentFragment;
  const list = filled.querySelector("ul");
  const entry = filled.querySelector("li");
  if (!list || !entry) return;
  list.replaceChildren(
    ...pages.map(({ path, title }) => {
      const item = entry.cloneNode(true) as HTMLElement;
      const link = item.querySelector("a");
      if (link) Object.assign(link, { href: path, textContent: title });
      return item;
    }),
  );
  place.prepend(filled);
}
