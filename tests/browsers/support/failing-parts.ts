import { type LineFault, lineFaults } from "./fault-proxy.ts";
import type { Page } from "./page.ts";
import { escaped, type Part } from "./parts.ts";
import { expect, test } from "./test.ts";
import { patience } from "./visits.ts";

const faults = [...lineFaults, "blocked"] as const;

/**
 * Lets each part in turn fail in every way. The visit has to succeed all the same.
 * @param visit calls `untilAsked` where it could otherwise end before the page has asked for the part
 * @param siteUrl of another site than the default one
 */
export function letFail<P extends Part>(
  parts: P[],
  visit: (page: Page, part: P, untilAsked: () => Promise<void>) => Promise<string>,
  siteUrl?: () => string,
): void {
  const failing = parts.flatMap((part) => faults.map((fault) => ({ part, fault })));
  for (const { part, fault } of failing)
    test(`${part.role}, ${part.path.split("/").at(-1)}, ${fault}`, async ({
      visit: open,
      expectConsoleError,
      task,
    }) => {
      expectConsoleError(/./);
      const blocked = fault === "blocked" ? part.path : undefined;
      const { page, proxy } = await open({ blocked, impatient: true });
      if (siteUrl) proxy.leadTo(siteUrl());
      if (!blocked) proxy.fault(new RegExp(`^${escaped(part.path)}`), fault as LineFault);
      // Recorded of a visit that does not succeed, too.
      task.meta.visit = { part: part.role, fault, saw: "" };
      const wasAsked = () => blocked !== undefined || proxy.asked.some((path) => path.startsWith(part.path));
      const saw = await visit(page, part, async () => {
        // A reader moves now and then. The first move may have come before the scripts had loaded.
        const moveOn = async () => page.move().then(wasAsked);
        await expect.poll(moveOn, patience).toBe(true);
      });
      expect(wasAsked(), "it was asked for").toBe(true);
      task.meta.visit = { part: part.role, fault, saw };
    });
}
