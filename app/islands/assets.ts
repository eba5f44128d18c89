import { createContext, use } from "react";

/** The parts of pages that React takes over in the browser, by the name of their module in this folder. */
export type IslandName = "carousel" | "enquiry-form" | "search";

/** Scripts without React that wait for no act. All but the first, which needs analytics, are on few pages. */
export type PartName = "page-view" | "forget-posted" | "nearest-pages" | "own-cost";

/** Addresses of built scripts. */
export type Assets = {
  /** What every page runs when a person first acts (`app/start.ts`). */
  start: string;
  /** Of each island: its own module first, then what that imports. */
  islands: Record<IslandName, string[]>;
  parts: Partial<Record<PartName, string>>;
  /** What islands say, by language. */
  words: Record<string, string>;
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
