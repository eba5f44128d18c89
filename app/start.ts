import { followCategories } from "./behaviours/blog-filter.ts";
import { followCallBar } from "./behaviours/call-bar.ts";
import { markCurrentSection } from "./behaviours/contents.ts";
import { copyCode } from "./behaviours/copy-code.ts";
import { hydrateIslands } from "./behaviours/islands.ts";
import { rememberChosenLanguage } from "./behaviours/language-offer.ts";
import { followMenus } from "./behaviours/menus.ts";
import { showOfficeState } from "./behaviours/office-status.ts";
import { offerSchemes } from "./behaviours/scheme.ts";
import { unfoldOnPaper } from "./behaviours/unfold-on-paper.ts";
import { leftByPage } from "./ui/next-page.ts";
import { whenActivated } from "./ui/when-activated.ts";

/** Carries on the toast or the send that the page before has left. */
function carryOnWhatWasLeft(): void {
  if (leftByPage()) void import("./contact/carry-on.ts").then(({ carryOn }) => carryOn());
}

/** Starts what every page can do, as far as it is on this one. */
function startPage(): void {
  const parts = [
    hydrateIslands,
    followMenus,
    followCategories,
    markCurrentSection,
    followCallBar,
    copyCode,
    showOfficeState,
    rememberChosenLanguage,
    offerSchemes,
    unfoldOnPaper,
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
// `inline/start-at-first-act.ts` may import this file a second time, under another address.
const isFirst = !("started" in dataset);
dataset.started = "";
delete dataset.failed;
// A page that is prerendered for a section of it is scrolled there, which is no act.
if (isFirst) void whenActivated().then(startPage);
