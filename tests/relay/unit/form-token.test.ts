import { expect, it } from "vitest";
import { issueFormToken, judgeFormToken, SpentTokens } from "../../../server/relay/accept/form-token.ts";
import { megabytesLeftBy } from "../support/memory.ts";

const now = 1_800_000_000_000;

it("two tokens of one millisecond are not the same, and both are good", () => {
  const [a, b] = [issueFormToken("s", now), issueFormToken("s", now)];
  expect(a).not.toBe(b);
  expect([a, b].map((token) => judgeFormToken("s", token, now + 5_000))).toEqual([null, null]);
});

it("a token from before the clock was put back is held against nobody", () => {
  expect(judgeFormToken("s", issueFormToken("s", now), now - 3_600_000)).toBeNull();
});

it("a token is spent once, and comes back when its enquiry was not stored", () => {
  const spent = new SpentTokens();
  expect([spent.spend("a"), spent.spend("a"), spent.spend(null)]).toEqual([true, false, false]);
  spent.giveBack("a");
  expect(spent.spend("a")).toBe(true);
});

it("a million spent tokens do not fill the memory", () => {
  const spent = new SpentTokens();
  const left = megabytesLeftBy(() => {
    for (let i = 0; i < 1_000_000; i++) spent.spend(`token ${i}`);
  });
  expect(spent.spend("token 999999")).toBe(false);
  expect(left).toBeLessThan(16);
});
