import { expect, it } from "vitest";
import { evidencePhrase } from "~/content/.server/links.ts";

it.each([
  [1, "In one case study:"],
  [3, "In three case studies:"],
  [12, "In 12 case studies:"],
])("%i case studies are told as %j", (count, phrase) => {
  expect(evidencePhrase(count)).toBe(phrase);
});
