import { expect, it } from "vitest";
import { maxTokenAgeMs, minTokenAgeMs } from "../../../enquiry/spam-limits.ts";
import { issueFormToken, judgeFormToken } from "../../../server/relay/accept/form-token.ts";

const now = 1_800_000_000_000;

it("two tokens of one millisecond differ and are valid", () => {
  const [a, b] = [issueFormToken("s", now), issueFormToken("s", now)];
  expect(a).not.toBe(b);
  expect([a, b].map((token) => judgeFormToken("s", token, now + 5_000))).toEqual([null, null]);
});

it("a token is valid after the clock was set back", () => {
  expect(judgeFormToken("s", issueFormToken("s", now), now - 3_600_000)).toBeNull();
});

const [issued = "", signature = ""] = issueFormToken("s", now).split(".");

it.each<[string, string, number, string | null]>([
  ["of this relay", `${issued}.${signature}`, 5_000, null],
  ["of another time with the same signature", `a${issued}.${signature}`, 5_000, "token-forged"],
  ["with a signature of the same length", `${issued}.${"x".repeat(signature.length)}`, 5_000, "token-forged"],
  ["used a moment too early", `${issued}.${signature}`, minTokenAgeMs - 1, "too-fast"],
  ["used just late enough", `${issued}.${signature}`, minTokenAgeMs, null],
  ["used at its last moment", `${issued}.${signature}`, maxTokenAgeMs, null],
  ["used after its last moment", `${issued}.${signature}`, maxTokenAgeMs + 1, "token-expired"],
])("a token %s gets the right verdict", (_, token, after, verdict) =>
  expect(judgeFormToken("s", token, now + after)).toBe(verdict),
);
