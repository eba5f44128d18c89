import { lazy, Suspense } from "react";
import { loadLate } from "~/ui/load-late.ts";

const Screen = lazy(async () => {
  try {
    const { NotFoundScreen } = await loadLate(() => import("./not-found-screen.tsx"), { drawsAnew: false });
    return { default: NotFoundScreen };
  } catch (error) {
    console.warn("The not-found page stays as it came.", error);
    return new Promise<never>(() => {});
  }
});

/**
 * Any unknown path. Its code is a file of its own: every screen may turn out to have nothing at its address, and hardly
 * one does. The built not-found pages have it in their HTML.
 */
export const NotFound = () => (
  // The fallback is seen only where a link leads nowhere, until the code has come.
  <Suspense fallback={<h1 className="wrap min-h-[42rem] pt-36">Page not found.</h1>}>
    <Screen />
  </Suspense>
);
