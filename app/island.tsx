import { createContext, createElement, type FunctionComponent, use } from "react";
import { renderToString } from "react-dom/server";
import { type IslandWords, useLanguage } from "~/language/page-language.ts";

/** Addresses of built scripts. */
export type Assets = {
  /** What every page runs when a person first acts (`start.ts`). */
  start: string;
  /** Of each module of `islands/`, by its name: its own file first, then what that imports. */
  islands: Record<string, string[]>;
  /** What islands say, by language. */
  words: Record<string, string>;
  /** What counts views; undefined where analytics is not configured. */
  pageView?: string | undefined;
  /** What is said where visitors are asked about analytics, by language; empty where nobody is asked. */
  consentWords: Record<string, string>;
};

/** Given by whoever renders a page. */
export const AssetsContext = createContext<Assets | undefined>(undefined);

/** @throws where the component is not rendered inside of `AssetsContext` */
export function useAssets(): Assets {
  const assets = use(AssetsContext);
  if (!assets) throw new Error("A page is rendered by app/render-page.tsx.");
  return assets;
}

/** @throws where there is no such module */
function useFiles(name: string): string[] {
  const files = useAssets().islands[name];
  if (!files) throw new Error(`There is no island app/islands/${name}.ts.`);
  return files;
}

/**
 * The attribute of an element whose HTML a module of `islands/` changes without React: its `start` gets the element as soon as the
 * page is shown (`inline/start-at-first-interaction.ts`).
 * @param name of the module
 */
export const useElementScriptProps = (name: string) => ({ "data-part": useFiles(name)[0] });

/**
 * Every module of the folder. Pages import islands from here only, so that the build can tell their code from that of pages
 * (`pipeline/vite/forbid-client-code.ts`).
 */
// biome-ignore lint/suspicious/noExplicitAny: the properties of a component are what its island's user says they are.
const islands = import.meta.glob<{ component?: FunctionComponent<any> }>("./islands/*.ts", { eager: true });

type Props<P> = {
  /** Of the module in `islands/`. */
  name: string;
  /** What its component is given besides the words of its language, which in the browser are a file of their own. */
  props: P;
  /** What of the props the page carries for the browser, as JSON. @default all */
  shipped?: NoInfer<P>;
};

/**
 * A part of a page that React takes over in the browser, when a person comes near or uses it (`start.ts`). It has a React root of
 * its own while the site is built, as in the browser, so that `useId` gives the same ids.
 */
export function Island<P extends object>({ name, props, shipped = props }: Props<P>) {
  const { code, catalogue } = useLanguage();
  const words: IslandWords = catalogue;
  const [module, ...imported] = useFiles(name);
  const component = islands[`./islands/${name}.ts`]?.component;
  if (!component) throw new Error(`app/islands/${name}.ts exports no component.`);
  const html = renderToString(createElement(component, { ...props, words }), { identifierPrefix: name });
  return (
    <div
      data-island={[module, useAssets().words[code], ...imported].join(" ")}
      data-name={name}
      data-props={JSON.stringify(shipped)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered above.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
