// Can go when React Router writes a page's data in one script that may wait for the first paint (docs/tricks.md).
const classicScript = /<script>([\s\S]*?)<\/script>/g;
const emptyScript = "<script></script>";

/**
 * React Router's four scripts as one, in the place of the last. Each would need a hash of its own in the policy's header,
 * 53 bytes that do not compress. Their elements stay, empty, because React expects to find them. One restores the scroll
 * position and runs at once, where there may be one to restore. The others make a stream and write the page's data into
 * it, 35 ms of a slow phone's time before the first paint: they become the function `routerData`, for
 * `app/inline/load-after-paint.ts` to call.
 * @throws where they are not the scripts known here, so that an update of React Router cannot undo it silently
 */
export function joinScripts(html: string): string {
  const [scroll, data]: [string[], string[]] = [[], []];
  const rest = html.replace(classicScript, (script, text: string) => {
    const kind = text.includes("__reactRouterContext") ? data : text.includes("storageKey") ? scroll : undefined;
    kind?.push(text.trim().replace(/;$/, ""));
    return kind ? emptyScript : script;
  });
  if (scroll.length !== 1 || data.length !== 3)
    throw new Error("React Router writes other scripts than pipeline/join-scripts.ts expects.");
  const end = rest.lastIndexOf(emptyScript);
  const joined = `<script>history.state?.key&&${scroll};\nfunction routerData(){${data.join(";\n")}}</script>`;
  return rest.slice(0, end) + joined + rest.slice(end + emptyScript.length);
}
