import type { Page } from "@playwright/test";
import { interfaceWordsIn } from "../../app/content/languages/site-languages.ts";
import { interpolate } from "../../app/language/format-text.ts";
import { endpoints } from "../../enquiry/endpoints.ts";
import { textFields } from "../support/typical-enquiry.ts";
import { typicalTexts } from "./support/form.ts";
import { expect, holdScripts, test, waitForHydration } from "./support/test.ts";

/** What other programs do to a page: translators, extensions that rewrite texts, password managers and writing aids. */
const changes = {
  "wraps every text in elements": () => {
    for (const text of texts()) {
      const font = document.createElement("font");
      font.append(document.createElement("font"));
      text.replaceWith(font);
      font.firstElementChild?.append(`${text.data}·`);
    }
  },
  "changes every text in place": () => {
    for (const text of texts()) text.data += "·";
  },
  "removes and splits texts": () => {
    for (const text of texts()) {
      text.before(document.createComment("replaced"), text.data.slice(0, 1));
      text.data = text.data.slice(1);
    }
  },
  "adds elements and attributes": () => {
    const ours = document.querySelectorAll(":is([data-island], [data-sonner-toast]) :is(input, textarea, button)");
    for (const field of ours) {
      field.setAttribute("data-autofill", "1");
      field.before(document.createElement("span"));
      field.after(document.createElement("span"));
    }
    for (const island of document.querySelectorAll("[data-island], [data-sonner-toaster], [data-sonner-toast]")) {
      island.before(document.createElement("div"));
      island.after(document.createElement("div"));
      island.prepend(document.createElement("div"));
      for (const parent of island.querySelectorAll("form, search, ul, p")) parent.append(document.createElement("i"));
    }
  },
  "wraps every new text as soon as it is there": () => {
    const wrap = (root: Node) => {
      for (const text of texts(root))
        if (!text.parentElement?.matches("font")) {
          const font = document.createElement("font");
          text.replaceWith(font);
          font.append(text.data);
        }
    };
    wrap(document.body);
    const watched = { subtree: true, childList: true, characterData: true };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const changed of type === "characterData" ? [target] : addedNodes) wrap(changed);
    }).observe(document.body, watched);
  },
  "takes fields into elements of its own and edits texts in place": () => {
    for (const field of document.querySelectorAll("[data-island] :is(input, textarea):not(:focus)")) {
      const box = document.createElement("div");
      field.replaceWith(box);
      box.append(field);
    }
    for (const part of document.querySelectorAll("[data-island] p, [data-sonner-toast] [data-title]"))
      part.toggleAttribute("contenteditable", true);
    for (const text of texts()) text.replaceWith(new Text(text.data));
  },
};

declare function texts(root?: Node): Text[];

/** Gives the changes `texts`: all texts of the page, or of one node, that a person sees. */
const defineTexts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {
      texts: (root: Node = document.body) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const found: Text[] = [];
        for (let node: Node | null = root; node; node = walker.nextNode())
          if (
            node instanceof Text &&
            node.data.trim() &&
            !node.parentElement?.closest("script, style, noscript, textarea")
          )
            found.push(node);
        return found;
      },
    });
  });

/** A field by its name, because its label may be another one now. */
const field = (page: Page, name: string) => page.locator(`[data-island] form [name=${name}]`);
const submit = (page: Page) => page.locator("[data-island] form [type=submit]");
/** Fills in the form, and types the message key by key as a person does. */
async function type(page: Page) {
  for (const { name } of textFields) await field(page, name).fill(name === "message" ? "" : typicalTexts[name]);
  await field(page, "message").pressSequentially(typicalTexts.message);
}
async function expectTyped(page: Page) {
  for (const { name } of textFields) await expect(field(page, name)).toHaveValue(typicalTexts[name]);
}

const { search } = interfaceWordsIn("en");
const dialog = (page: Page) => page.getByRole("dialog", { name: search.label });
const cards = (page: Page) => page.locator("#industries li:visible");

test.beforeEach(({ page }) => defineTexts(page));

/** Changes by their names; two at a time, as in a browser with several extensions. */
const pairs = Object.entries(changes).flatMap(([name, change], i, all) => {
  const [otherName = "", other = change] = all[i + 1] ?? [];
  return i % 2 === 0 ? [{ names: `${name} and ${otherName}`, both: [change, other] }] : [];
});
async function apply(page: Page, both: (() => void)[]) {
  for (const change of both) await page.evaluate(change);
}

for (const { names, both } of pairs) {
  test(`a form in which a browser extension ${names} before hydration keeps text, focus and selection, and sends`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto("/");
    await apply(page, both);
    await type(page);
    await field(page, "message").evaluate((message: HTMLTextAreaElement) => message.setSelectionRange(2, 5));
    release();
    await waitForHydration(page);
    await expectTyped(page);
    await expect(field(page, "message")).toBeFocused();
    expect(await page.evaluate(() => String(getSelection()))).toBe(typicalTexts.message.slice(2, 5));
    await submit(page).click();
    await expect(page.getByText(interfaceWordsIn("en").form.success)).toBeVisible();
  });
}

const all = Object.values(changes);

test("the carousel and search work while extensions change the page before and after hydration", async ({ page }) => {
  await page.goto("/");
  await apply(page, all);
  await page.locator("#industries").scrollIntoViewIfNeeded();
  const next = page.locator("#industries").getByRole("button").nth(1);
  await expect(next).toBeVisible();
  await apply(page, all);
  const before = await cards(page).count();
  for (const _ of [1, 2, 3]) await next.click();
  await expect(cards(page)).toHaveCount(before);
  await expect(page.locator("#industries").getByRole("status")).toContainText("4");

  await page.keyboard.press("/");
  const query = dialog(page).getByRole("textbox");
  await query.pressSequentially("re");
  await expect(dialog(page).getByRole("link").first()).toBeVisible();
  await apply(page, all);
  await query.pressSequentially("act", { delay: 20 });
  await expect(dialog(page).locator("a[href='/technologies/react']")).toBeVisible();
  await apply(page, all);
  await query.fill("xqzwy");
  await expect(dialog(page).locator(".search-ask")).toBeVisible();
  await expect(query).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
});

test("a form and its toasts work while browser extensions change the page after hydration", async ({ page }) => {
  const toasts = page.locator("[data-sonner-toast]");
  await page.route(`**${endpoints.send}`, (route) => route.fulfill({ body: "OK" }));
  await page.goto("/");
  await waitForHydration(page);
  for (const { both } of pairs) {
    await type(page);
    await apply(page, both);
    await expectTyped(page);
    await submit(page).click();
    await expect(page.locator("[data-island] form").getByRole("status").filter({ hasText: /\w/ })).toBeVisible();
    await expect(field(page, "name")).toHaveValue("");
    await expect(toasts).toHaveText([new RegExp(interfaceWordsIn("en").form.success.slice(1))]);
    await apply(page, both);
    if (both !== pairs.at(-1)?.both) await toasts.locator("[data-close-button]").click();
    await expect(toasts).toHaveCount(0);
  }
});

test("an interactive model counts what is chosen and pressed while extensions change it before and after hydration", async ({
  page,
}) => {
  const { count } = interfaceWordsIn("en").models.shop;
  const ours = page.locator(".model [value=ours]");
  const release = await holdScripts(page);
  await page.goto("/case-studies/ecommerce-platform-redesign");
  await apply(page, all);
  await ours.check();
  await page.locator(".model-press").click();
  release();
  for (const presses of [1, 2, 3]) {
    await expect(page.locator(".model").getByRole("status")).toContainText(
      interpolate(count, { bad: 0, all: presses }),
    );
    await expect(ours).toBeChecked();
    await apply(page, all);
    await page.locator(".model-press").click();
  }
});

test("autofilled values are kept and sent, with and without input events", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/");
  await field(page, "name").evaluate((input: HTMLInputElement) => {
    input.value = "Asha Patel";
  });
  await field(page, "email").evaluate((input: HTMLInputElement) => {
    input.value = "asha@buyer.example";
    for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
  });
  release();
  await waitForHydration(page);
  await field(page, "message").evaluate((message: HTMLTextAreaElement) => {
    message.value = "We weigh salt by hand.";
  });
  await expect(field(page, "name")).toHaveValue("Asha Patel");
  await expect(field(page, "email")).toHaveValue("asha@buyer.example");
  const sent = page.waitForRequest(`**${endpoints.send}`);
  await submit(page).click();
  expect((await sent).postDataJSON().template_params).toMatchObject({
    from_name: "Asha Patel",
    from_email: "asha@buyer.example",
    message: "We weigh salt by hand.",
  });
  await expect(page.getByText(interfaceWordsIn("en").form.success)).toBeVisible();
});

test("an island that throws is replaced by its HTML, and starts again with what is typed into it", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await type(page);
  await page.evaluate(() => {
    const form = document.querySelector("[data-island] form");
    // The place for the outcome is not where React has put it.
    for (const status of form?.querySelectorAll("[role=status]") ?? [])
      status.appendChild = status.insertBefore = () => {
        throw new DOMException("The node is not a child of this node.", "NotFoundError");
      };
  });
  await submit(page).click();
  await expect(page.locator("[data-island][data-failed] form")).toBeVisible();
  await field(page, "name").fill("Asha");
  await expect(page.locator("[data-island] form")).toHaveAttribute("data-ready");
  await expect(field(page, "name")).toHaveValue("Asha");
});
