import { afterEach, describe, expect, it, vi } from "vitest";
import { referringPage } from "~/contact/enquiry.ts";
import { pagePath } from "../../enquiry/page.ts";

afterEach(() => vi.unstubAllGlobals());

const origin = "https://kutchit.example";

/** A tab with this history, at its last page or at `index`. A history of `null` cannot be read. */
function tabWith(
  history: (string | null)[] | null,
  { index, referrer = "" }: { index?: number; referrer?: string } = {},
) {
  const shown = index ?? (history?.length ?? 1) - 1;
  const { pathname } = new URL(history?.[shown] ?? `${origin}/contact`);
  vi.stubGlobal("location", { origin, pathname });
  vi.stubGlobal("document", { referrer });
  const navigation = history && {
    currentEntry: history.length > 0 ? { index: shown } : null,
    entries: () => history.map((url) => ({ url })),
  };
  vi.stubGlobal("window", navigation ? { navigation } : {});
  vi.stubGlobal("navigation", navigation);
}

describe("the referring page", () => {
  it.each([
    [
      "the page before",
      [`${origin}/`, `${origin}/technologies/flutter?x=1#top`, `${origin}/contact`],
      "/technologies/flutter",
    ],
    ["not the same page at another place", [`${origin}/about`, `${origin}/`, `${origin}/#contact`], "/about"],
    ["itself, where there was none", [`${origin}/contact`], "/contact"],
    ["itself, where only others' were", ["https://search.example/?q=x", `${origin}/contact`], "/contact"],
    ["not one whose address is kept secret", [`${origin}/about`, null, `${origin}/contact`], "/about"],
    ["itself, where a frame's history is kept secret", [], "/contact"],
    ["none of an origin that begins alike", [`${origin}.evil.example/x`, `${origin}/contact`], "/contact"],
  ])("is %s", (_, history, page) => {
    tabWith(history);
    expect(referringPage()).toBe(page);
    expect(pagePath(referringPage())).toBe(page);
  });

  it("is not a page that was left by Back", () => {
    tabWith([`${origin}/contact`, `${origin}/about`], { index: 0 });
    expect(referringPage()).toBe("/contact");
  });

  it("is document.referrer when the history cannot be read", () => {
    tabWith(null, { referrer: `${origin}/guides/backend?x=1` });
    expect(referringPage()).toBe("/guides/backend");
    tabWith(null, { referrer: "https://search.example/" });
    expect(referringPage()).toBe("/contact");
    tabWith(null);
    expect(referringPage()).toBe("/contact");
  });
});
