import { describeOffice, type OfficeWords, officeState } from "~/contact/office-hours.ts";
import { whenNear } from "~/ui/when-near.ts";

/** A day is longer than any timer should be trusted: look again at least this often. Milliseconds. */
const longestWaitMs = 60 * 60 * 1000;

/** Says whether somebody is there now. The built page cannot know: it keeps the room, and the words. */
export function showOfficeState(): void {
  const line = document.querySelector<HTMLElement>("[data-office-words]");
  if (!line) return;
  const words: OfficeWords = JSON.parse(line.dataset.officeWords ?? "");
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    const now = new Date();
    const current = officeState(now);
    line.textContent = describeOffice(current, words);
    timer = setTimeout(look, Math.min(current.changesAt.getTime() - now.getTime(), longestWaitMs));
  };
  void whenNear(line).then(() => {
    look();
    // Timers stand still in a page that is kept while another is shown.
    addEventListener("pageshow", look);
  });
}
