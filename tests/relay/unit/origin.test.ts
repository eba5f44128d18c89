import { expect, it } from "vitest";
import { checkOrigin } from "../../../server/relay/accept/origin.ts";

const friend = "https://friend.example";

/** What `checkOrigin` answers to a request to https://kutch.example with these headers; 403 where it refuses. */
function judged(headers: Record<string, string>): string | number | null {
  const request = new Request("https://kutch.example/api/send", { method: "POST", headers });
  try {
    return checkOrigin(request, new Set([friend]));
  } catch (error) {
    return (error as { status: number }).status;
  }
}

it.each<[string, Record<string, string>]>([
  ["a program, which sends neither header", {}],
  ["an address that a person typed", { "sec-fetch-site": "none" }],
  ["a page of this site that names no origin", { "sec-fetch-site": "same-origin" }],
  ["a page of this site", { origin: "https://kutch.example", "sec-fetch-site": "same-origin" }],
  ["a page of this site in an older browser", { origin: "https://kutch.example" }],
  ["a page of this site behind a proxy that ends TLS", { origin: "https://Shop.example", host: "SHOP.example" }],
  ["a page of this site that sends no referrer", { origin: "null", "sec-fetch-site": "same-origin" }],
])("%s is let in", (_, headers) => expect(judged(headers)).toBeNull());

it("a page of an allowed origin is let in, and told that it may read the answer", () => {
  expect(judged({ origin: friend, "sec-fetch-site": "cross-site" })).toBe(friend);
});

it.each<[string, Record<string, string>]>([
  ["another site that names no origin", { "sec-fetch-site": "cross-site" }],
  ["a neighbour below the same domain", { "sec-fetch-site": "same-site" }],
  ["another site", { origin: "https://other.example", "sec-fetch-site": "cross-site" }],
  ["another site in an older browser", { origin: "https://other.example" }],
  [
    "another site that claims to be of this origin",
    { origin: "https://other.example", "sec-fetch-site": "same-origin" },
  ],
  ["a page of this address within another site", { origin: "https://kutch.example", "sec-fetch-site": "cross-site" }],
  ["another host behind the same proxy", { origin: "https://kutch.example", host: "shop.example" }],
  ["a sandboxed page", { origin: "null", "sec-fetch-site": "cross-site" }],
  ["a sandboxed page in an older browser", { origin: "null" }],
  ["what is no origin", { origin: "kutch.example" }],
])("%s is refused", (_, headers) => expect(judged(headers)).toBe(403));
