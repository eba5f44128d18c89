/*
 * The site's languages, a line each: a catalogue is a language. Its pages are the files of the folder beside it; a page that
 * is not in it is not there in this language. English has the addresses without a prefix.
 */
export { default as en } from "./en/interface.ts";
export { default as gu } from "./gu/interface.ts";
export { default as hi } from "./hi/interface.ts";
