import rules from "~/styles/indic-scripts.css?inline";
import { interfaceWordsIn, type Language } from "../content/languages/site-languages.ts";

const files = import.meta.glob<string>("../../.cache/font/languages/*.woff2", {
  eager: true,
  query: "?url",
  import: "default",
});
/** In percent: shares of the em, and widths as shares of the system font's (pipeline/fonts/cut-language-fonts.ts). */
type Measures = { ascent: number; descent: number; regular: number; bold: number };
const measured = import.meta.glob<Measures>("../../.cache/font/languages/*.json", { eager: true, import: "default" });

/** The font of a script other than the Latin one, and the rules of its pages. */
type LanguageFont = { url: string; css: string };

/**
 * The fonts of the script that systems bring along, scaled to the height of ours, and Noto to its width, so that no line moves or
 * breaks elsewhere when ours arrives. Those of Windows and Apple keep their width, because no package has their metrics. A font is
 * found by its full name or its PostScript name; "Noto Sans Gujarati" is the full name of older versions only.
 */
function fallbacksOf(family: string, { ascent, descent, regular, bold }: Measures): string {
  const script = family.replace("Anek ", "");
  const face = (name: string, weights: string, width: number, locals: string[]) => {
    // A face's heights are scaled with its width.
    const [up, down] = [ascent, descent].map((height) => Math.round((height / width) * 1000) / 10);
    const src = locals.map((local) => `local("${local}")`).join(",");
    return `@font-face{font-family:"${name}";src:${src};font-weight:${weights};size-adjust:${width}%;ascent-override:${up}%;descent-override:${down}%;line-gap-override:0%}`;
  };
  return [
    face("Noto Fallback", "400 550", regular, [`Noto Sans ${script}`, `NotoSans${script}-Regular`]),
    face("Noto Fallback", "551 750", bold, [`NotoSans${script}-Bold`]),
    face(`${family} Fallback`, "400 750", 100, ["Nirmala UI", `${script} Sangam MN`, `Kohinoor${script}-Regular`]),
  ].join("");
}

/** The font of the language with this prefix. Read while the site is built: a page has the rules in its HTML. */
export function languageFontOf(language: string): LanguageFont {
  const { family } = interfaceWordsIn(language as Language).language.font;
  const url = files[`../../.cache/font/languages/${language}.woff2`] ?? "";
  const measures = measured[`../../.cache/font/languages/${language}.json`];
  if (!url || !measures)
    throw new Error(`The font of the language "${language}" has not been cut (pipeline/fonts/cut-language-fonts.ts).`);
  const face = `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:400 750;font-display:swap}`;
  // Each Latin font stands before those of the script, which have letters, figures and spaces of their own.
  const latin = '"Anek Latin","Space Fallback","Anek Latin Fallback"';
  const stack = `html{font-family:${latin},"${family}","Noto Fallback","${family} Fallback",system-ui,sans-serif}`;
  return { url, css: face + fallbacksOf(family, measures) + stack + rules };
}
