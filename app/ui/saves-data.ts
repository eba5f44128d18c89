// Of the Network Information API, which Chromium alone has.
const { connection } = navigator as { connection?: { saveData?: boolean } };

/** Whether the person asked the browser to save data (https://wicg.github.io/savedata/). */
export const savesData = connection?.saveData === true;
