import rules from "~/styles/other-scripts.css?inline";
import { interfaceByPrefix } from "../content/.server/languages.ts";
import type { Interface } from "./page-language.ts";

const files = import.meta.glob<string>("../../.cache/font/*.woff2", { eager: true, query: "?url", import: "default" });
const metrics = import.meta.glob<{ ascent: number; descent: number }>("../../.cache/font/*.json", {
  eager: true,
  import: "default",
});

/** The font of a script other than the Latin one, and the rules of its pages. */
export type ScriptFont = { url: string; css: string };

/** Fonts of the script that systems bring along, made as high as ours, so that no line moves when that arrives. */
function fallbackOf(family: string, { ascent, descent }: { ascent: number; descent: number }): string {
  const script = family.replace("Anek ", "");
  const sources = [`Noto Sans ${script}`, "Nirmala UI", `${script} Sangam MN`, `Kohinoor ${script}`];
  const locals = sources.map((name) => `local("${name}")`).join(",");
  return `@font-face{font-family:"${family} Fallback";src:${locals};ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

const fontIn = ({ language: { font } }: Interface) => font;

/** Of the language with this prefix. Read while the site is built: a page has it in its HTML. */
export function scriptFontOf(language: string): ScriptFont {
  const { family, subset } = fontIn(interfaceByPrefix(language));
  const url = files[`../../.cache/font/${subset}.woff2`] ?? "";
  const measures = metrics[`../../.cache/font/${subset}.json`];
  if (!url || !measures)
    throw new Error(`The font of the language "${language}" has not been cut (pipeline/vite/font.ts).`);
  const face = `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:400 750;font-display:swap}`;
  // Not the token: where the sheet is cut to a page, what a token stands for has taken its place.
  const stack = `html{font-family:"Anek Latin","${family}","${family} Fallback","Anek Latin Fallback",system-ui,sans-serif}`;
  return { url, css: face + fallbackOf(family, measures) + stack + rules };
}
