import type { z } from "zod";
import { Refusal } from "./refusal.ts";

/** A name that can be repeated safely to the sender. */
const printable = /^[\w.-]{1,50}$/;

const kinds: Readonly<Record<string, string>> = {
  string: "text",
  object: "a JSON object",
};

/** The value at the path of a mistake, which lies within an object of the request; `undefined` when there is none. */
function valueAt(request: unknown, path: readonly PropertyKey[]): unknown {
  let value = request;
  for (const key of path) value = (value as Record<PropertyKey, unknown>)[key];
  return value;
}

/** What is expected in place of the wrong value, in words. */
function expected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return kinds[issue.expected] ?? `a ${issue.expected}`;
    case "too_big":
      return `${issue.maximum} characters at most`;
    case "invalid_value":
      return `one of ${issue.values.join(", ")}`;
    default:
      return "something else";
  }
}

/**
 * The first mistake in a request, for authors of programs that send it: one line with the parameter and what is
 * expected. It never repeats a value.
 */
function explainInvalid(error: z.ZodError, request: unknown): string {
  // An error has an issue, and an issue of unknown keys a key.
  const [issue] = error.issues as [z.core.$ZodIssue];
  const where = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    const [key] = issue.keys as [string];
    const unknown = printable.test(key) ? `: ${[...issue.path, key].join(".")}` : "";
    return `The request has an unknown parameter${unknown}`;
  }
  // A message that a schema of this project wrote.
  if (!/^(?:Invalid|Too)\b/.test(issue.message)) return `The parameter ${where} is not valid: ${issue.message}`;
  if (where === "") return `The request should be ${expected(issue)}`;
  const isMissing = valueAt(request, issue.path) === undefined;
  return `The parameter ${where} is ${isMissing ? "missing" : "not valid"}: it should be ${expected(issue)}`;
}

/**
 * Reads a request's JSON.
 * @throws {Refusal} 400 with one line that says what is wrong.
 */
export function readJson<T>(text: string, schema: z.ZodType<T>): T {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Refusal(400, "The request is not valid JSON");
  }
  const { success, data, error } = schema.safeParse(given);
  if (!success) throw new Refusal(400, explainInvalid(error, given));
  return data;
}
