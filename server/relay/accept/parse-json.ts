import { Refusal } from "./refusal.ts";

/** @throws {Refusal} 400 when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "The request is not valid JSON");
  }
}
