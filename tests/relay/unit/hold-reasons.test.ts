import { expect, it } from "vitest";
import { fullText, summaryLine } from "../../../server/cli/show-text.ts";
import { composeMail } from "../../../server/relay/deliver/mail.ts";
import { inWords, storedReasons } from "../../../server/relay/hold-reasons.ts";
import { storedEnquiry } from "../support/enquiries.ts";

const held = storedEnquiry({
  status: "held",
  holdReason: storedReasons(["too-fast", "same-text"]),
  page: "/services/salt",
  language: "en",
});

const why = "the form was filled in faster than people do it; the same text came under many e-mail addresses";

it("why something is held is stored as codes, and several are said in one sentence", () => {
  expect(held.holdReason).toBe("too-fast same-text");
  expect(storedReasons([])).toBeNull();
  expect(inWords("too-fast same-text")).toBe(why);
});

it("inWords() shows an unknown reason of an older release unchanged", () => {
  expect(inWords("many links, no token")).toBe("many links, no token");
  expect(inWords("selling markup")).toBe("selling markup");
  expect(inWords("constructor")).toBe("constructor");
});

it("it is said in the list, where one is shown, and in its mail once it is released, with the page that led to it", () => {
  expect(summaryLine(held)).toContain(`held (${why})`);
  expect(fullText(held)).toMatch(new RegExp(`^Held because: +${why}$`, "m"));
  expect(fullText(held)).toMatch(/^Came from: +\/services\/salt$/m);
  const from = { name: "S", address: "a@x.example" };
  const mail = composeMail(held, { from, to: "b@x.example", siteName: "S", siteUrl: "https://x.example" });
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(why);
    expect(part).toContain("/services/salt");
  }
});
