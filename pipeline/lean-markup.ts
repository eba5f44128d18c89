const discoverMark = / data-discover="true"/g;
const emptyShape = /><\/(?:path|circle|rect|line)>/g;
const streamedData = /(\.streamController\.enqueue\()("(?:[^"\\]|\\.)*")/g;

/** A text as a JavaScript literal in single quotes: JSON inside it is full of double ones. */
const quoted = (text: string) =>
  `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'").replaceAll("\n", "\\n").replaceAll("<", "\\x3c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}'`;

/**
 * The page's data without the markup that already stands on the page word for word, for `app/ui/static-html.tsx` to
 * find: an article's text would be in its HTML twice, 4,600 bytes of 27,400 on the longest.
 * @param data a line of JSON, as React Router streams it
 */
function withoutDrawn(data: string, html: string): string {
  const values: unknown[] = JSON.parse(data);
  const isDrawn = (value: unknown) =>
    typeof value === "string" && value.startsWith("<") && html.includes(`>${value}</`);
  return `${JSON.stringify(values.map((value) => (isDrawn(value) ? "" : value)))}\n`;
}

/**
 * Names an entry of the history that has no name yet, as React Router's script would before the paint and its router once
 * more after it, at 3 ms of this machine's time each.
 */
const nameEntry = 'history.state?.key||history.replaceState({key:Math.random().toString(32).slice(2),idx:0},"")';

const classicScript = /<script>([\s\S]*?)<\/script>/g;
const emptyScript = "<script></script>";

/**
 * React Router's four scripts as one, in the place of the last: each would need a hash of its own in the policy's header,
 * 53 bytes that do not compress. Their elements stay, empty, because React expects to find them. One restores the scroll
 * position and runs at once, where there may be one to restore. The others make a stream and write the page's data into
 * it, 35 ms of a slow phone's time before the first paint: they become a function for the loading script to call
 * (`pipeline/defer-hydration.ts`).
 * @throws where they are not the scripts known here, so that an update of React Router cannot undo it silently.
 */
function joinScripts(html: string): string {
  const [scroll, data]: [string[], string[]] = [[], []];
  const rest = html.replace(classicScript, (script, text: string) => {
    const kind = text.includes("__reactRouterContext") ? data : text.includes("storageKey") ? scroll : undefined;
    kind?.push(text.replace(/\n\s*/g, "\n").replace(/;$/, ""));
    return kind ? emptyScript : script;
  });
  if (scroll.length !== 1 || data.length !== 3)
    throw new Error("React Router writes other scripts than pipeline/lean-markup.ts expects.");
  const end = rest.lastIndexOf(emptyScript);
  const joined = `<script>history.state?.key&&${scroll};\nfunction routerData(){${[nameEntry, ...data].join(";\n")}}</script>`;
  return rest.slice(0, end) + joined + rest.slice(end + emptyScript.length);
}

/**
 * The same page in fewer bytes, for the parser and for React alike: without the marks by which React Router finds links
 * whose routes it would have to ask a server for (this site's table of routes is complete), SVG shapes closed in their
 * own tag, the page's data in single quotes and without what is drawn, its scripts in one. 150 bytes compressed of the
 * home page's 14,000, and as many of its headers.
 */
export function leanMarkup(html: string): string {
  return joinScripts(html)
    .replace(discoverMark, "")
    .replace(emptyShape, "/>")
    .replace(
      streamedData,
      (_, call: string, literal: string) => call + quoted(withoutDrawn(JSON.parse(literal), html)),
    );
}
