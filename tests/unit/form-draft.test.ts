import { JSDOM } from "jsdom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDraftSync, draftEvenIfEnded, draftKey, hasInitialValues } from "~/contact/draft.ts";
import { readEnquiry } from "~/contact/form-values.ts";
import { start } from "~/islands/end-posted-draft.ts";
import type { FormName } from "../../enquiry/fields.ts";

const html = `<form><input name="name"><input name="email" type="email"><input name="phone"><input name="company">
<textarea name="message"></textarea><input name="requestConsultation" type="checkbox" checked><input name="website"></form>`;
const day = 24 * 60 * 60 * 1000;
const { window } = new JSDOM("", { url: "https://kutchit.example/" });

/** A page with the form, as a tab opens it. */
function open(
  spoil: (tab: { form: HTMLFormElement; write: (name: string, value: string) => void }) => void = () => undefined,
) {
  const { document } = new JSDOM(html).window;
  const form = document.forms[0] as HTMLFormElement;
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const write = (name: string, value: string) => {
    control(name).value = value;
  };
  spoil({ form, write });
  const draft = createDraftSync("home");
  draft.restore(form);
  return { form, draft, control, write, agree: () => draft.agree(form), id: () => draft.submissionId(form) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.stubGlobal("localStorage", window.localStorage);
  window.localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const draftOf = (name: FormName) => draftEvenIfEnded(name)?.fields;

/** A tab with a filled-in form. */
function written() {
  const tab = open();
  tab.write("message", "Salt");
  tab.control("requestConsultation").checked = false;
  tab.agree();
  return tab;
}

describe("a form's draft", () => {
  it("is copied to another tab without overwriting its fields", () => {
    const [one, two] = [written(), open()];
    two.write("name", "Asha");
    one.write("message", "Salt and soda");
    one.agree();
    expect(two.agree()).toBe(true);
    expect(one.agree()).toBe(true);
    for (const { control } of [one, two])
      expect([control("name").value, control("message").value]).toEqual(["Asha", "Salt and soda"]);
  });

  it("is deleted when the form is empty again", () => {
    const { control, agree, write } = written();
    write("message", "");
    control("requestConsultation").checked = true;
    agree();
    expect(draftOf("home")).toEqual({});
  });

  it.each([
    [14, "Salt"],
    [14.01, ""],
  ])("is kept for 14 days from its last change: after %d days there is %j", (days, text) => {
    written();
    vi.advanceTimersByTime(7 * day);
    open();
    vi.advanceTimersByTime((days - 7) * day);
    expect(open().control("message").value).toBe(text);
  });

  it("keeps text that was typed before the form's code loaded, and replaces text that the browser put back", () => {
    written();
    const early = open(({ form, write }) => {
      write("message", "Early");
      (form.elements.namedItem("message") as HTMLElement).dataset.typed = "";
    });
    expect(early.control("message").value).toBe("Early");
    expect(open(({ write }) => write("message", "Of the browser")).control("message").value).toBe("Early");
  });

  it("leaves text that the browser put back into a field that is empty in it", () => {
    written();
    expect(open(({ write }) => write("name", "Asha")).control("name").value).toBe("Asha");
  });

  it("stays in an open form when the site's data are deleted", () => {
    const { agree, control } = written();
    window.localStorage.clear();
    agree();
    expect(control("message").value).toBe("Salt");
    expect(draftOf("home")?.message).toBe("Salt");
  });

  it("of a version with other fields keeps them until it is written to", () => {
    const fields = { message: "Salt", requestConsultation: false, fax: "0" };
    const text = JSON.stringify({ id: "other", savedAt: Date.now(), fields });
    window.localStorage.setItem(draftKey("home"), text);
    open();
    expect(window.localStorage.getItem(draftKey("home"))).toBe(text);
  });

  it("is separate for each form", () => {
    written();
    expect(draftEvenIfEnded("contact")).toBeUndefined();
  });
});

describe("a draft's id", () => {
  it("is the same for the same text in every tab", () => {
    const [one, two] = [written(), open()];
    const id = one.id();
    expect([one.id(), two.id()]).toEqual([id, id]);
    two.write("message", "Salt.");
    expect(two.id()).not.toBe(id);
  });

  it("is the same at every attempt with storage denied", () => {
    vi.stubGlobal("localStorage", undefined);
    const { id, write, draft, form } = open();
    write("message", "Salt");
    const first = id();
    expect(id()).toBe(first);
    draft.sent(form);
    expect(hasInitialValues(form)).toBe(true);
    write("message", "Salt");
    expect(id()).not.toBe(first);
  });
});

describe("a sent draft", () => {
  it("is followed by a draft with another id", () => {
    const [one, two] = [written(), open()];
    const id = one.id();
    one.draft.sent(one.form);
    two.agree();
    two.write("message", "Salt");
    two.control("requestConsultation").checked = false;
    two.agree();
    expect(two.id()).not.toBe(id);
    expect(open().control("message").value).toBe("Salt");
  });

  it.each([
    [14, ""],
    [14.01, "Salt"],
  ])("is not put back by the browser for 14 days: after %d days, %j", (days, text) => {
    const { draft, form } = written();
    draft.sent(form);
    vi.advanceTimersByTime(days * day);
    expect(open(({ write }) => write("message", "Salt")).control("message").value).toBe(text);
  });

  it("does not remove what another tab has written meanwhile", () => {
    const [one, two] = [written(), open()];
    two.write("message", "Soda");
    two.agree();
    one.draft.sent(one.form);
    expect(one.control("message").value).toBe("Soda");
  });
});

describe("a draft that was posted without scripts", () => {
  it.each([
    ["https://kutchit.example/contact", "contact"],
    ["https://kutchit.example/", "home"],
  ] as const)("from %s is not put back into that form", (referrer, name) => {
    vi.stubGlobal("document", { referrer });
    start();
    expect(draftOf(name)).toEqual({});
    expect(draftOf(name === "home" ? "contact" : "home")).toBeUndefined();
  });

  it("keeps text that was written after the post", () => {
    written();
    vi.stubGlobal("document", { referrer: "https://kutchit.example/" });
    start();
    expect(draftOf("home")?.message).toBe("Salt");
  });
});

it("a draft that the visitor discards is removed from every tab, and can be restored with its id", () => {
  const [one, two] = [written(), open()];
  const id = one.id();
  const bringBack = one.draft.forget(one.form);
  two.agree();
  for (const { form } of [one, two]) expect(hasInitialValues(form)).toBe(true);
  bringBack();
  two.agree();
  for (const { control } of [one, two])
    expect([control("message").value, control("requestConsultation").checked]).toEqual(["Salt", false]);
  expect([one.id(), two.id()]).toEqual([id, id]);
});

it("a sent enquiry has trimmed texts, checkboxes and the honeypot", () => {
  const { form, control, write } = open();
  vi.stubGlobal("FormData", form.ownerDocument.defaultView?.FormData);
  vi.stubGlobal("location", new URL("https://kutchit.example/contact"));
  vi.stubGlobal("document", { referrer: "https://kutchit.example/about" });
  write("name", "  Asha ");
  write("website", " spam ");
  expect(readEnquiry(form, "id")).toEqual({
    values: { name: "Asha", email: "", phone: "", company: "", message: "", requestConsultation: true },
    submissionId: "id",
    honeypot: "spam",
    page: "/about",
  });
  for (const field of ["company", "website"]) control(field).remove();
  expect(readEnquiry(form, "id")).toMatchObject({ values: { name: "Asha" }, honeypot: "" });
  expect(readEnquiry(form, "id").values).not.toHaveProperty("company");
});
