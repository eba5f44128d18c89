/*
 * The site's languages: a line adds one, with its catalogue. Its pages are the files of its folder; a page without a file there does
 * not exist in the language. English has the addresses without a prefix.
 */
export { default as en } from "./en/interface.ts";
export { default as gu } from "./gu/interface.ts";
export { default as hi } from "./hi/interface.ts";
