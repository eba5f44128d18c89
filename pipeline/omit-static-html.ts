// Can go when React Router can leave a part of a loader's data out of the page that was drawn with it (docs/tricks.md).
import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";

const streamedData = /(\.streamController\.enqueue\()("(?:[^"\\]|\\.)*")/g;

/** A text as a JavaScript literal that may stand in a `<script>`. */
const literal = (text: string) =>
  JSON.stringify(text).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");

/** What stands in an element, letter by letter. */
function innerHtml({ children }: Element, html: string): string {
  const start = children[0]?.position?.start.offset;
  const end = children.at(-1)?.position?.end.offset;
  if (start === undefined || end === undefined) throw new Error("An element marked data-static-html is empty.");
  return html.slice(start, end);
}

/**
 * The page's data without the markup of `app/ui/static-html.tsx`, which marks it `data-static-html` and finds it in the
 * document: an article's text would be in its HTML twice, 4,600 bytes of 27,400 on the longest.
 * @throws where React Router streams data in another way than is known here, or marked markup is not in it as it is drawn
 */
export function omitStaticHtml(html: string): string {
  if (!html.includes(" data-static-html=")) return html;
  const omitted = new Set(selectAll("[data-static-html]", fromHtml(html)).map((element) => innerHtml(element, html)));
  const found = new Set<string>();
  const page = html.replace(streamedData, (_, call: string, streamed: string) => {
    // A line of JSON: every value of the data once, as React Router flattens it.
    const values: unknown[] = JSON.parse(JSON.parse(streamed));
    const left = values.map((value) => {
      if (typeof value !== "string" || !omitted.has(value)) return value;
      found.add(value);
      return "";
    });
    return call + literal(`${JSON.stringify(left)}\n`);
  });
  if (found.size < omitted.size)
    throw new Error(
      "Markup marked data-static-html is not in the page's data as it is drawn (pipeline/omit-static-html.ts).",
    );
  return page;
}
