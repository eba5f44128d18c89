import { expect, it } from "vitest";
import { z } from "zod";
import { explainInvalid } from "../../../server/relay/accept/explain.ts";

const schema = z.strictObject({
  name: z.string().max(3),
  count: z.number().min(2).max(5).default(2),
  kind: z.enum(["a", "b"]).default("a"),
  flag: z.boolean().default(true),
  even: z.number().multipleOf(2).default(2),
  own: z
    .string()
    .refine((text) => text !== "wrong", "it should be right. Too easy")
    .default(""),
  inner: z.strictObject({ deep: z.string() }).optional(),
});

const told = (request: unknown) => {
  const { error } = schema.safeParse(request);
  return error ? explainInvalid(error, request) : "";
};

it.each<[unknown, string]>([
  [null, "The request should be a JSON object"],
  ["text", "The request should be a JSON object"],
  [{}, "The parameter name is missing: it should be text"],
  [{ name: null }, "The parameter name is not valid: it should be text"],
  [{ name: "long" }, "The parameter name is not valid: it should be 3 characters at most"],
  [{ name: "a", count: "2" }, "The parameter count is not valid: it should be a number"],
  [{ name: "a", count: 6 }, "The parameter count is not valid: it should be a number up to 5"],
  [{ name: "a", count: 1 }, "The parameter count is not valid: it should be a number from 2"],
  [{ name: "a", kind: "c" }, "The parameter kind is not valid: it should be one of a, b"],
  [{ name: "a", flag: "b" }, "The parameter flag is not valid: it should be a boolean"],
  [{ name: "a", even: 3 }, "The parameter even is not valid: it should be something else"],
  [{ name: "a", own: "wrong" }, "The parameter own is not valid: it should be right. Too easy"],
  [{ name: "a", inner: {} }, "The parameter inner.deep is missing: it should be text"],
  [{ name: "a", more: 1 }, "The request has an unknown parameter: more"],
  [{ name: "a", inner: { deep: "a", "so-called": 1 } }, "The request has an unknown parameter: inner.so-called"],
  [{ name: "a", "<b>": 1 }, "The request has an unknown parameter"],
  [{ name: "a", [` ${"x".repeat(40)}`]: 1 }, "The request has an unknown parameter"],
  [{ name: "a", ["x".repeat(51)]: 1 }, "The request has an unknown parameter"],
])("%j is answered with %j", (request, words) => expect(told(request)).toBe(words));
