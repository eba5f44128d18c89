import { describeOfficeStatus, type OfficeWords, officeStatus } from "~/contact/is-office-open.ts";

/** No timer is trusted for longer than this: the state is computed again at least so often. Milliseconds. */
const longestWaitMs = 60 * 60 * 1000;

/** Says whether the office is open now, which the built page cannot know: it has an empty line and the words for it. */
export function showOfficeStatus(): void {
  const line = document.querySelector<HTMLElement>("[data-office-words]");
  if (!line) return;
  const words: OfficeWords = JSON.parse(line.dataset.officeWords ?? "");
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    const now = new Date();
    const current = officeStatus(now);
    line.textContent = describeOfficeStatus(current, words);
    timer = setTimeout(look, Math.min(current.changesAt.getTime() - now.getTime(), longestWaitMs));
  };
  look();
  // Timers are suspended in the back-forward cache.
  addEventListener("pageshow", look);
}
