import type { Page } from "@playwright/test";
import { test as base } from "./test.ts";

type Event = { name: string; parameters: Record<string, string> };

/** A stand-in for Google's side: configuration, installation and tag script. */
export async function mockAnalytics(page: Page) {
  const asked: string[] = [];
  const answer = (pattern: RegExp, body: string, contentType: string) =>
    page.route(pattern, (route) => {
      asked.push(new URL(route.request().url()).host);
      return route.fulfill({
        body,
        contentType,
        headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
      });
    });
  await answer(
    /firebase\.googleapis\.com/,
    JSON.stringify({ projectId: "test-project", appId: "1:1:web:1", measurementId: "G-TEST" }),
    "application/json",
  );
  await answer(
    /firebaseinstallations\.googleapis\.com/,
    JSON.stringify({
      name: "x",
      fid: "cRandomInstallationIdX",
      refreshToken: "r",
      authToken: { token: "t.t.t", expiresIn: "604800s" },
    }),
    "application/json",
  );
  await answer(/www\.googletagmanager\.com/, "", "text/javascript");
  return asked;
}

/** Firebase's code, which is a chunk of its own. */
export const firebaseChunkRegex = /\/assets\/firebase-/;

/** Events that the tag received, in order. */
export const readEvents = (page: Page): Promise<Event[]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
      .map((entry) => Array.from(entry))
      .filter(([command]) => command === "event")
      .map(([, name, parameters]) => ({ name: name as string, parameters: parameters as Record<string, string> })),
  );

/** On the second build, which is configured for analytics. */
export const test = base.extend({
  baseURL: async ({ baseURL: _ }, use) => use(process.env.CONFIGURED_URL_UNDER_TEST ?? ""),
});
