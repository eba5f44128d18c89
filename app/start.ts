import { filterArticles } from "./behaviours/blog-filter.ts";
import { toggleCallBar } from "./behaviours/call-bar.ts";
import { closeMenusOnLeaving } from "./behaviours/close-menus.ts";
import { syncColourScheme } from "./behaviours/colour-scheme.ts";
import { copyCode } from "./behaviours/copy-code.ts";
import { hydrateIslands } from "./behaviours/hydrate-islands.ts";
import { stopOfferAfterChoice } from "./behaviours/language-offer.ts";
import { showOfficeStatus } from "./behaviours/office-status.ts";
import { openDetailsForPrint } from "./behaviours/open-details-for-print.ts";
import { readFromPreviousPage } from "./ui/next-page-storage.ts";
import { whenPageActivated } from "./ui/when-page-activated.ts";

/** Carries on the toast or the send that the page before has left. */
function carryOnWhatWasLeft(): void {
  if (readFromPreviousPage())
    void import("./contact/resume-after-navigation.ts").then(({ resumeAfterNavigation }) => resumeAfterNavigation());
}

/** Starts what every page can do, as far as it is on this one. */
function startPage(): void {
  const parts = [
    hydrateIslands,
    closeMenusOnLeaving,
    filterArticles,
    toggleCallBar,
    copyCode,
    showOfficeStatus,
    stopOfferAfterChoice,
    syncColourScheme,
    openDetailsForPrint,
  ];
  for (const start of parts) {
    try {
      start();
    } catch (error) {
      // A browser may lack what one of them needs. The page works without it, and the others do not need it.
      console.warn(error);
    }
  }
  carryOnWhatWasLeft();
  // The page to which Back leads comes next as well.
  addEventListener("pageshow", ({ persisted }) => persisted && carryOnWhatWasLeft());
}

const { dataset } = document.documentElement;
// `inline/start-at-first-interaction.ts` may import this file a second time, under another address.
const isFirst = !("started" in dataset);
dataset.started = "";
delete dataset.failed;
// A page that is prerendered for a section of it is scrolled there, which is no act.
if (isFirst) void whenPageActivated().then(startPage);
