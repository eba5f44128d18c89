const discoverMark = / data-discover="true"/g;
const emptyShape = /><\/(?:path|circle|rect|line)>/g;
const streamedData = /(\.streamController\.enqueue\()("(?:[^"\\]|\\.)*")/g;

/** A text as a JavaScript literal in single quotes: JSON inside it is full of double ones. */
const quoted = (text: string) =>
  `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'").replaceAll("\n", "\\n").replaceAll("<", "\\x3c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}'`;

/**
 * The same page in fewer bytes, for the parser and for React alike: without the marks by which React Router finds links
 * whose routes it would have to ask a server for (this site's table of routes is complete), SVG shapes closed in their
 * own tag, the page's data in single quotes. 150 bytes compressed of the home page's 14,000.
 */
export function leanMarkup(html: string): string {
  return html
    .replace(discoverMark, "")
    .replace(emptyShape, "/>")
    .replace(streamedData, (_, call: string, literal: string) => call + quoted(JSON.parse(literal)));
}
