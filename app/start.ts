import { countView } from "./analytics/page-view.ts";
import { followCategories } from "./behaviours/blog-filter.ts";
import { followCallBar } from "./behaviours/call-bar.ts";
import { markCurrentSection } from "./behaviours/contents.ts";
import { copyCode } from "./behaviours/copy-code.ts";
import { hydrateIslands } from "./behaviours/islands.ts";
import { offerLanguage, rememberChosenLanguage } from "./behaviours/language-offer.ts";
import { followMenus } from "./behaviours/menus.ts";
import { showOfficeState } from "./behaviours/office-status.ts";
import { prefetchPages } from "./behaviours/prefetch-pages.ts";
import { offerSchemes } from "./behaviours/scheme.ts";
import { unfoldOnPaper } from "./behaviours/unfold-on-paper.ts";
import { firstInteraction } from "./ui/first-interaction.ts";
import { whenActivated } from "./ui/when-activated.ts";
import { whenIdle } from "./ui/when-idle.ts";

/**
 * Runs a script that few pages have. The page carries its address, because an `import()` by name would add the bundler's loader to
 * the script of every page.
 */
async function startPart(place: HTMLElement): Promise<void> {
  const { start } = await import(/* @vite-ignore */ place.dataset.part ?? "");
  await start(place);
}

/**
 * Starts behaviours that matter only once a visitor interacts. They start with the first interaction, early enough for it, so a page
 * that is only read does not pay for them.
 */
function startControls(): void {
  hydrateIslands();
  rememberChosenLanguage();
  followMenus();
  offerSchemes();
  markCurrentSection();
  prefetchPages();
  followCallBar();
  unfoldOnPaper();
}

async function startPage(): Promise<void> {
  await whenActivated();
  followCategories();
  copyCode();
  showOfficeState();
  offerLanguage();
  countView();
  void firstInteraction().then(startControls);
  // The browser buffers its measurements, so a report that is loaded after the first interaction is complete. A visit without
  // an interaction does not load it.
  if (countsVitals)
    void firstInteraction()
      .then(whenIdle)
      .then(() => import("./vitals/report.ts"));
  const parts = document.querySelectorAll<HTMLElement>("[data-part]");
  await Promise.all([...parts].map(startPart));
}

const { dataset } = document.documentElement;
// `inline/start-after-paint.ts` may import this file a second time, under another address.
const isFirst = !("started" in dataset);
dataset.started = "";
delete dataset.failed;
// Logged and not thrown: the page works without the part that failed.
if (isFirst) startPage().catch((error: unknown) => console.warn("A part of this page did not load.", error));
