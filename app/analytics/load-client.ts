import { loadLate } from "~/ui/load-late.ts";
import { whenIdle } from "~/ui/when-idle.ts";

/** The code that asks and sends, for somebody who waits for it. */
export const loadClient = () => loadLate(() => import("./client.ts"), { drawsAnew: false });

/** The same, fetched when the page is idle. */
export const loadClientWhenIdle = () => whenIdle().then(loadClient);
