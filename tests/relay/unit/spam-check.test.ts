import { expect, it } from "vitest";
import { issueFormToken } from "../../../server/relay/accept/form-token.ts";
import { holdReasons, isVouchedFor } from "../../../server/relay/accept/spam-check.ts";
import { submissionOf } from "../support/enquiries.ts";

const [secret, now] = ["a secret", Date.UTC(2026, 10, 23)];
const typed = submissionOf({}, { formToken: issueFormToken(secret, now - 60_000) });
const context = { secret, now, vouches: true, senders: 1 };

it.each([
  ["a person's form", typed, context, []],
  ["a used token", typed, { ...context, vouches: false }, ["no-token"]],
  ["no token", submissionOf(), context, ["no-token"]],
  ["a filled honeypot, whatever the token", { ...typed, honeypot: "x" }, context, ["honeypot"]],
  ["a text of three addresses", typed, { ...context, senders: 3 }, []],
  ["a text of four addresses", typed, { ...context, senders: 4 }, ["same-text"]],
  ["a text of four addresses without a token", submissionOf(), { ...context, senders: 4 }, ["no-token", "same-text"]],
])("holds %s for %j", (_what, submission, given, reasons) => {
  expect(holdReasons(submission, given)).toEqual(reasons);
  const isHeldForSignal = reasons.some((reason) => reason !== "same-text");
  expect(isVouchedFor(submission, given)).toBe(!isHeldForSignal);
});
