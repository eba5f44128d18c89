import { lateScreen } from "~/ui/late-screen.tsx";
import { loadLate } from "~/ui/load-late.ts";

/**
 * Any unknown path. Its code is a file of its own: every screen may turn out to have nothing at its address, and hardly
 * one does. The built not-found pages have it in their HTML.
 */
export const NotFound = lateScreen<{ siteName?: string }>(
  "404",
  async () => (await loadLate(() => import("./not-found-screen.tsx"), { drawsAnew: false })).NotFoundScreen,
);
