import { expect, it } from "vitest";
import { chooseEncoding } from "../../../server/static/encoding.ts";

const all = () => true;

it.each([
  [null, "identity"],
  ["gzip, br", "br"],
  ["GZIP", "gzip"],
  ["br;q=0, *", "gzip"],
  ["gzip;q=1, br;q=0.1", "gzip"],
  ["identity, gzip;q=0.5", "identity"],
  ["identity;q=0, gzip;q=0.1", "gzip"],
  ["br;q=0, gzip;q=0, identity;q=0, *", "identity"],
  [",,;;q", "identity"],
])("%j gets %s", (header, expected) => {
  expect(chooseEncoding(header, all)).toBe(expected);
});

it("only what was prepared is sent", () => {
  expect(chooseEncoding("br, gzip", (encoding) => encoding !== "br")).toBe("gzip");
});
