import { afterEach, expect, it, vi } from "vitest";
import { referringPage } from "~/contact/form-values.ts";
import { cleanPagePath } from "../../enquiry/language-prefix.ts";

afterEach(() => vi.unstubAllGlobals());

const origin = "https://kutchit.example";

it.each([
  ["the page before", `${origin}/technologies/flutter?x=1#top`, "/technologies/flutter"],
  ["itself, where there was none", "", "/contact"],
  ["itself, where the one before is another's", "https://search.example/?q=x", "/contact"],
  ["none of an origin that begins alike", `${origin}.evil.example/x`, "/contact"],
])("the referring page is %s", (_, referrer, page) => {
  vi.stubGlobal("location", { origin, pathname: "/contact" });
  vi.stubGlobal("document", { referrer });
  expect(referringPage()).toBe(page);
  expect(cleanPagePath(page)).toBe(page);
});
