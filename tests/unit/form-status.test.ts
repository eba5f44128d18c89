import { describe, expect, it } from "vitest";
import { type FormStatus, type FormStatusEvent, nextStatus, resetAfterMs } from "~/contact/form-status.ts";

const statusAfter = (...events: FormStatusEvent[]) => events.reduce<FormStatus>(nextStatus, "idle");

describe("the form's status", () => {
  it("goes from idle through sending to success and back", () => {
    expect(statusAfter("submit")).toBe("sending");
    expect(statusAfter("submit", "sent")).toBe("success");
    expect(statusAfter("submit", "sent", "reset")).toBe("idle");
  });

  it("goes to error when sending fails, and back to idle", () => {
    expect(statusAfter("submit", "failed")).toBe("error");
    expect(statusAfter("submit", "failed", "reset")).toBe("idle");
  });

  it("ignores a second submit while it is sending", () => {
    expect(statusAfter("submit", "submit")).toBe("sending");
  });

  it("lets a person try again at once after an error, and write once more after a success", () => {
    expect(statusAfter("submit", "failed", "submit")).toBe("sending");
    expect(statusAfter("submit", "sent", "submit")).toBe("sending");
  });

  it("ignores an answer that comes when nothing is being sent", () => {
    expect(statusAfter("sent")).toBe("idle");
    expect(statusAfter("failed")).toBe("idle");
    expect(statusAfter("submit", "reset")).toBe("sending");
  });

  it("resets after the specification's five seconds", () => {
    expect(resetAfterMs).toBe(5000);
  });
});
