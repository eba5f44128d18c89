import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { configuredBuildEnv } from "../e2e/support/builds.ts";
import { configuredClientFolder } from "./support/configured-site.ts";
import { collapseSpaces, pagePart } from "./support/open-page.ts";
import { clientFolder, pages, pagesIn } from "./support/pages.ts";

/** The text of `<main>` on /privacy in a build. */
function privacyIn(folder: string) {
  const html = pagesIn(folder).find(({ path }) => path === "/privacy")?.html ?? "";
  return collapseSpaces(new JSDOM(html).window.document.querySelector("main")?.textContent);
}

it("/privacy names EmailJS, Google and the mail server only where they are set", () => {
  const names = ["EmailJS", "Google Analytics", new URL(configuredBuildEnv.MAIL_ORIGIN).host];
  const [text, configured] = [clientFolder, configuredClientFolder].map(privacyIn);
  for (const name of names) {
    expect(text).not.toContain(name);
    expect(configured).toContain(name);
  }
});

it.each([
  ["as the site ships", clientFolder],
  ["with every setting made", configuredClientFolder],
])("each English form links to /privacy, %s", (_, folder) => {
  // Parsing every page takes many seconds. Those without these words have no form.
  const mayHaveForm = pagesIn(folder).filter(({ html }) => html.includes('aria-label="Enquiry"'));
  const withForm = mayHaveForm.flatMap(({ path, html }) => {
    const form = new JSDOM(html).window.document.querySelector<HTMLElement>('form[aria-label="Enquiry"]');
    return form ? [{ path, form: pagePart(form) }] : [];
  });
  expect(withForm.map(({ path }) => path).sort()).toEqual(["/", "/contact"]);
  for (const { path, form } of withForm) expect(form.linksNamed("privacy"), path).toEqual(["/privacy"]);
});

it("without analytics no file contains its code", () => {
  const filesOf = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(html|js)$/.test(file))
      .filter((file) =>
        /consent-bar|data-privacy-choices|firebaseinstallations/.test(readFileSync(join(folder, file), "utf8")),
      );
  expect(filesOf(clientFolder)).toEqual([]);
  expect(filesOf(configuredClientFolder).length).toBeGreaterThan(pages.length);
});
