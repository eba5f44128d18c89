import { closest, distance } from "fastest-levenshtein";
import type { z } from "zod";
import { contentErrorOf, problemAt } from "./errors.ts";

/** `["features", 2, "text"]` → `features (entry 3).text`. Entries are counted from one. */
const fieldOf = (path: readonly PropertyKey[]) =>
  path
    .map((part, i) => (typeof part === "number" ? ` (entry ${part + 1})` : `${i === 0 ? "" : "."}${String(part)}`))
    .join("")
    .trim();

const kinds: Record<string, string> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
};

function shown(value: unknown): string {
  if (value === undefined) return "missing";
  if (typeof value !== "object" || value === null) return JSON.stringify(value).slice(0, 60);
  return Array.isArray(value) ? `a list of ${value.length}` : "a group of fields";
}

/** The message for an unknown field. It suggests the field that was probably meant. */
function unknownField(name: string, known: readonly string[]): string {
  const near = known.length > 0 ? closest(name, known) : "";
  const isSlip = near !== "" && distance(name, near) <= name.length / 3;
  return `has the field "${name}", which no such file has: ${isSlip ? `did you mean "${near}"? If not, remove it` : "remove it"}`;
}

/** The message for an issue where the schema has none of its own: what is wrong, a colon, how to fix it. */
function explain(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type") {
    const kind = kinds[issue.expected] ?? issue.expected;
    return issue.input === undefined ? `is missing: write ${kind}` : `is ${shown(issue.input)}: write ${kind}`;
  }
  if (issue.code === "unrecognized_keys") {
    const { shape } = (issue.inst ?? {}) as { shape?: object };
    return issue.keys.map((name) => unknownField(name, Object.keys(shape ?? {}))).join("; it ");
  }
  if (issue.code === "invalid_value") return `is ${shown(issue.input)}: write one of ${issue.values.join(", ")}`;
  if (issue.code === "invalid_union") {
    // The alternatives differ by the value of one field, or are several types.
    const { input, discriminator = "" } = issue;
    const options = issue.options as unknown[] | undefined;
    if (!options) return `is ${shown(input)}: write it as the other files do`;
    return `is ${shown((input as Record<string, unknown>)[discriminator])}: write one of ${options.join(", ")}`;
  }
  if (issue.code === "too_big") return `is ${shown(issue.input)}: write at most ${issue.maximum}`;
  if (issue.code === "too_small") return `is ${shown(issue.input)}: write at least ${issue.minimum}`;
  return undefined;
}

/** What is wrong, and how to fix it. If a schema's message says only how to fix it, the present value is put before it. */
const issueText = ({ message, input }: z.core.$ZodIssue) =>
  message.includes(": ") ? message : `is ${shown(input)}: ${message}`;

/** Checks one content file, or a figure of one, against its schema. @throws {ContentError} with each problem */
export function parseBySchema<S extends z.ZodType>(schema: S, file: string, data: unknown): z.infer<S> {
  const result = schema.safeParse(data, { error: explain, reportInput: true });
  if (result.success) return result.data;
  throw contentErrorOf(result.error.issues.map((issue) => problemAt(file, fieldOf(issue.path), issueText(issue))));
}

/** The entry with this slug; undefined if no content file has it. */
export const findBySlug = <T extends { slug: string }>(entries: readonly T[], slug: string) =>
  entries.find((entry) => entry.slug === slug);
