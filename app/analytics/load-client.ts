import { loadLate } from "~/ui/load-late.ts";
import { whenIdle } from "~/ui/when-idle.ts";

/** The code that asks and sends: a late part, fetched when the page is idle. */
export const loadClient = () => whenIdle().then(() => loadLate(() => import("./client.ts"), { drawsAnew: false }));
