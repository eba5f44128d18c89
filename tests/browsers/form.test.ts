import { inject } from "vitest";
import { readEnquiries } from "../e2e/support/enquiries.ts";
import {
  consultation,
  emailField,
  enquiryWith,
  failureNote,
  fillIn,
  form,
  messageField,
  nameField,
  notifications,
  submit,
  toast,
  values,
} from "./support/form.ts";
import { role } from "./support/target.ts";
import { engine, expect, narrow, test, testInOtherEngines } from "./support/test.ts";

const send = /\/email\/send$/;
/** The stored enquiries that have these words. */
const stored = (message: string) => readEnquiries(inject("siteData")).filter((row) => row.message === message);
const unlike = (words: string) => `${words}, ${engine} ${Date.now()}`;

test("an enquiry: valid, sending, sent, acknowledged, cleared, and read by the owner once", async ({ visit }) => {
  const { page, proxy } = await visit();
  const message = unlike("sent");
  await page.open("/");
  await fillIn(page, enquiryWith(message));
  expect((await page.one(consultation)).checked).toBe(true);
  const release = proxy.fault(send, "held");
  await page.click(submit);
  await expect.poll(() => page.text(submit)).toBe("SENDING...");
  expect((await page.one(submit)).disabled).toBe(true);
  // A second submit while the first is under way.
  await page.press("Enter");
  release();
  await expect.poll(() => page.text(toast)).toContain("Message sent successfully!");
  await expect.poll(() => page.text(submit)).toBe("BOOK FREE CONSULTATION");
  expect(Object.values(await values(page)).join("")).toBe("");
  expect(stored(message)).toMatchObject([{ ...enquiryWith(message), requestConsultation: "Yes" }]);
});

testInOtherEngines("an enquiry from a narrow screen arrives", async ({ visit }) => {
  const { page } = await visit({ size: narrow });
  const message = unlike("narrow");
  await page.open("/");
  await fillIn(page, enquiryWith(message));
  await page.click(submit);
  await expect.poll(() => page.text(toast)).toContain("Message sent successfully!");
  expect(stored(message)).toHaveLength(1);
});

test("each complaint is tied to its field, the first of them gets the focus, and nothing is sent", async ({
  visit,
}) => {
  const { page, proxy } = await visit();
  await page.open("/");
  await page.write(emailField, "not an address");
  await page.click(submit);
  await expect.poll(() => page.focused(nameField)).toBe(true);
  for (const field of [nameField, emailField, messageField]) {
    await expect.poll(() => page.attribute(field, "aria-invalid")).toBe("true");
    const described = (await page.attribute(field, "aria-describedby")) ?? "";
    const complaint = await page.evaluate(
      (ids) =>
        ids
          .split(" ")
          .map((id) => document.getElementById(id)?.textContent)
          .join(" "),
      described,
    );
    expect(complaint).toMatch(/\w/);
  }
  await page.write(nameField, "Asha");
  await expect.poll(() => page.attribute(nameField, "aria-invalid")).toBeUndefined();
  await page.click(submit);
  await expect.poll(() => page.focused(emailField)).toBe(true);
  expect(proxy.asked.filter((path) => send.test(path))).toEqual([]);
});

testInOtherEngines(
  "a failure is told, nothing written is lost, and the next try arrives once",
  async ({ visit, expectConsoleError }) => {
    expectConsoleError(/not sent|status of 500|500 \(Internal Server Error\)/);
    const { page, proxy } = await visit();
    const enquiry = enquiryWith(unlike("tried twice"));
    await page.open("/");
    await fillIn(page, enquiry);
    const restore = proxy.fault(send, { status: 500, body: "Down" });
    await page.click(submit);
    await expect.poll(() => page.text(toast)).toContain("Failed to send message. Please try again.");
    await expect.poll(() => page.count(failureNote)).toBe(1);
    // The button resets by itself and the form keeps everything. The message stays.
    await expect.poll(() => page.text(submit)).toBe("BOOK FREE CONSULTATION");
    expect(await page.count(failureNote)).toBe(1);
    expect(await values(page)).toEqual(enquiry);
    restore();
    await page.click(submit);
    await expect.poll(() => page.texts(toast)).toContainEqual(expect.stringContaining("Message sent successfully!"));
    expect(stored(enquiry.message)).toHaveLength(1);
    expect(await page.count(failureNote)).toBe(0);
  },
);

testInOtherEngines("what was written survives a reload", async ({ visit }) => {
  const { page } = await visit();
  const enquiry = enquiryWith(unlike("reloaded"));
  await page.open("/");
  await fillIn(page, enquiry);
  await page.click(consultation);
  await page.reload();
  await page.takenOver();
  await expect.poll(() => values(page)).toEqual(enquiry);
  expect((await page.one(consultation)).checked).toBe(false);
});

testInOtherEngines(
  "the contact page's form is simulated: its labels in their order, nothing sent",
  async ({ visit }) => {
    const { page, proxy } = await visit();
    await page.open("/contact");
    await fillIn(page, enquiryWith("simulated"));
    await page.focus(submit);
    // The first label stands for a second and a half, which a look can miss: the page notes them.
    await page.evaluate(() => {
      const button = document.activeElement as HTMLButtonElement;
      const labels: string[] = [];
      const note = () => {
        if (button.textContent !== labels.at(-1)) labels.push(button.textContent);
        window.name = labels.join();
      };
      new MutationObserver(note).observe(button, { subtree: true, childList: true, characterData: true });
    });
    await page.press("Enter");
    await expect.poll(() => page.text(submit)).toBe("MESSAGE SENT!");
    expect(await page.evaluate(() => window.name)).toBe("SENDING...,MESSAGE SENT!");
    await expect.poll(() => page.text(role("status", undefined, form))).toBe("MESSAGE SENT!");
    await expect.poll(() => page.text(submit)).toBe("SUBMIT");
    expect(proxy.asked.filter((path) => send.test(path))).toEqual([]);
    expect(await page.count(notifications)).toBe(0);
  },
);

const inVain = /dynamically imported module|Importing a module script failed/;

testInOtherEngines(
  "a form that is sent before any script has come is posted by the browser, and arrives once",
  async ({ visit, expectConsoleError }) => {
    // The requests of the page that is left are in vain.
    expectConsoleError(inVain);
    const { page, proxy } = await visit({ impatient: true });
    const message = unlike("early");
    const release = proxy.fault(/\/assets\/start-/, "held");
    await page.load("/");
    await fillIn(page, enquiryWith(message));
    await page.click(submit);
    await page.expectPath(/^\/enquiry-received/);
    release();
    await page.expectHeading("Message sent successfully!");
    expect(stored(message)).toHaveLength(1);
  },
);

test("what was posted before any script has come is gone from the form to which Back leads", async ({
  visit,
  expectConsoleError,
}) => {
  expectConsoleError(/./);
  const { page, proxy } = await visit({ impatient: true });
  const script = /\/assets\/start-/;
  // The first requests fail. While a script is awaited Firefox counts its page as loading, and a page that is posted from
  // there replaces it in the history
  // (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm).
  const giveBack = proxy.fault(script, { status: 404, body: "" });
  await page.load("/");
  await page.moveUntil("failed");
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe("complete");
  giveBack();
  const release = proxy.fault(script, "held");
  await fillIn(page, enquiryWith(unlike("posted early")));
  await page.click(submit);
  await page.expectPath(/^\/enquiry-received/);
  release();
  await page.expectHeading("Message sent successfully!");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("enquiry-end:home"))).not.toBeNull();
  await page.back();
  await page.expectPath("/");
  await page.takenOver();
  await expect.poll(() => values(page).then((all) => Object.values(all).join(""))).toBe("");
});
