// Of the Network Information API, which Chromium alone has.
const { connection } = navigator as { connection?: { saveData?: boolean } };

/** Whether the person asked the browser to save data (https://wicg.github.io/savedata/). */
export const savesData = connection?.saveData === true;

/** What a link fetches when a person is about to follow it: its page, but nothing where data is to be saved. */
export const prefetchOnIntent = savesData ? "none" : "intent";
