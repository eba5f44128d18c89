const discoverMark = / data-discover="true"/g;
const emptyShape = /><\/(?:path|circle|rect|line)>/g;
const streamedData = /(\.streamController\.enqueue\()("(?:[^"\\]|\\.)*")/g;

/** A text as a JavaScript literal in single quotes: JSON inside it is full of double ones. */
const quoted = (text: string) =>
  `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'").replaceAll("\n", "\\n").replaceAll("<", "\\x3c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}'`;

const classicScript = /<script>([\s\S]*?)<\/script>/g;
const emptyScript = "<script></script>";

/**
 * The body's four small scripts as one, in the place of the last: each would need a hash of its own in the policy's
 * header, 53 bytes that do not compress. Their elements stay, empty, because React expects to find them.
 */
function joinScripts(html: string): string {
  const start = html.indexOf("<body");
  const code: string[] = [];
  const body = html.slice(start).replace(classicScript, (_, text: string) => {
    code.push(text.replace(/\n\s*/g, "\n").replace(/;$/, ""));
    return emptyScript;
  });
  const end = body.lastIndexOf(emptyScript);
  const joined = `<script>${code.join(";\n")}</script>`;
  return html.slice(0, start) + body.slice(0, end) + joined + body.slice(end + emptyScript.length);
}

/**
 * The same page in fewer bytes, for the parser and for React alike: without the marks by which React Router finds links
 * whose routes it would have to ask a server for (this site's table of routes is complete), SVG shapes closed in their
 * own tag, the page's data in single quotes, its scripts in one. 150 bytes compressed of the home page's 14,000, and as many
 * of its headers.
 */
export function leanMarkup(html: string): string {
  return joinScripts(html)
    .replace(discoverMark, "")
    .replace(emptyShape, "/>")
    .replace(streamedData, (_, call: string, literal: string) => call + quoted(JSON.parse(literal)));
}
