import { countView } from "./analytics/page-view.ts";
import { followCategories } from "./behaviours/blog-filter.ts";
import { followCallBar } from "./behaviours/call-bar.ts";
import { markCurrentSection } from "./behaviours/contents.ts";
import { copyCode } from "./behaviours/copy-code.ts";
import { hydrateIslands } from "./behaviours/islands.ts";
import { offerLanguage } from "./behaviours/language-offer.ts";
import { followMenus } from "./behaviours/menus.ts";
import { showOfficeState } from "./behaviours/office-status.ts";
import { prefetchPages } from "./behaviours/prefetch-pages.ts";
import { offerSchemes } from "./behaviours/scheme.ts";
import { unfoldOnPaper } from "./behaviours/unfold-on-paper.ts";
import { firstInteraction } from "./ui/first-interaction.ts";
import { whenActivated } from "./ui/when-activated.ts";
import { whenIdle } from "./ui/when-idle.ts";

/** Runs what few pages have. The page names its file: for an import by name the bundler adds 700 bytes of its own. */
async function startPart(place: HTMLElement): Promise<void> {
  const { start } = await import(/* @vite-ignore */ place.dataset.part ?? "");
  await start(place);
}

/** What serves only a person who acts: it is there in time for the act itself, and costs a page that is only read nothing. */
function startControls(): void {
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
  hydrateIslands();
  void firstInteraction().then(startControls);
  // The browser keeps what it measured before: who acts is counted whole, and who does nothing fetches nothing for it.
  if (countsVitals)
    void firstInteraction()
      .then(whenIdle)
      .then(() => import("./vitals/report.ts"));
  const parts = document.querySelectorAll<HTMLElement>("[data-part]");
  await Promise.all([...parts].map(startPart));
}

const { dataset } = document.documentElement;
// It may have been asked for twice (`inline/start-after-paint.ts`).
const isFirst = !("started" in dataset);
dataset.started = "";
delete dataset.failed;
// The page is whole without what may fail in it.
if (isFirst) startPage().catch((error: unknown) => console.warn("A part of this page did not load.", error));
