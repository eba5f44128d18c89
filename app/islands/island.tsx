import { createElement, type FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import { type IslandWords, useLanguage } from "~/language/page-language.ts";
import { type IslandName, useAssets } from "./assets.ts";

type Props<P> = {
  name: IslandName;
  /** What the island's module hydrates. */
  component: FunctionComponent<P & { words: IslandWords }>;
  /** What it is given besides the words of its language, which in the browser are a file of their own. */
  props: P;
  /** What of the props the page carries for the browser, as JSON. @default all */
  shipped?: NoInfer<P>;
};

/**
 * A part of a page that React takes over in the browser, when a person comes near or uses it (`behaviours/islands.ts`). It has a
 * React root of its own while the site is built, as in the browser, so that `useId` gives the same ids.
 */
export function Island<P extends object>({ name, component, props, shipped = props }: Props<P>) {
  const { code, catalogue: words } = useLanguage();
  const assets = useAssets();
  const html = renderToString(createElement(component, { ...props, words }), { identifierPrefix: name });
  const [module, ...imported] = assets.islands[name];
  const files = [module, assets.words[code], ...imported];
  return (
    <div
      data-island={files.join(" ")}
      data-props={JSON.stringify(shipped)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered above.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
