import { expect } from "vitest";
import { SettingsError } from "../../../settings/schema.ts";

/** The message that refuses settings; empty if none does. */
export function settingsErrorText(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  return "";
}
