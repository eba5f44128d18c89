import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { Modifier, SpecialKey, Window } from "./engines/engine.ts";
import { look, type Seen } from "./look.ts";
import { role, selector, type Target } from "./target.ts";

/** Testing Library's build for browsers, as one script. */
const library = readFileSync(
  new URL("../../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js", import.meta.url),
  "utf8",
);

const same = (one: Seen, other: Seen) => JSON.stringify(one.box) === JSON.stringify(other.box);

const kept = /^kept$/;
/**
 * Kept, or not kept by the headless shell: the second reason names a part that only a whole Chromium has, and the first follows
 * from it.
 */
const keptOrShell = /^kept$|^(BrowsingInstanceNotSwapped,)?BackForwardCacheDisabledForDelegate$/;

/**
 * A page in any of the engines: what a person does and sees there. An action waits until it is possible. What is seen is the state
 * of now, so a test polls it.
 */
export class Page {
  readonly #window: Window;
  readonly #origin: string;

  constructor(window: Window, origin: string) {
    this.#window = window;
    this.#origin = origin;
  }

  /** Loads a path of the site, and waits until its scripts have run. */
  async open(path: string): Promise<void> {
    await this.load(path);
    await this.takenOver();
  }

  /** Loads a path of the site, whatever becomes of its scripts. */
  load = (path: string) => this.#window.goTo(this.#origin + path);
  // Asked later, because the page may be gone before it can answer.
  back = () => this.evaluate(() => void setTimeout(() => history.back()));
  forward = () => this.evaluate(() => void setTimeout(() => history.forward()));
  reload = () => this.#window.reload();
  screenshot = () => this.#window.screenshot();
  errors = () => this.#window.errors();
  close = () => this.#window.close();
  toFront = () => this.#window.toFront();
  /**
   * Leads to a path as a link does, and waits until the page has loaded. After Back, Firefox tells its driver of no load. Nothing is
   * prefetched, as it may be under a pointer on a link.
   */
  async goOn(path: string): Promise<void> {
    await this.evaluate((to) => void setTimeout(() => location.assign(to)), path);
    await this.expectPath(path);
  }
  /** Another tab of the same visitor. */
  openBeside = async () => new Page(await this.#window.openBeside(), this.#origin);

  /** Marks the page itself, so that a restored page is told from one that was loaded anew. */
  noteReturn = () =>
    this.evaluate(() =>
      addEventListener("pageshow", ({ persisted }) => document.documentElement.toggleAttribute("data-kept", persisted)),
    );

  /**
   * Waits for the page to which Back led, and that it came from the back-forward cache. A headless shell caches no page at all and
   * says so: there, no other reason is allowed.
   */
  async expectKept(path: string): Promise<void> {
    await this.expectPath(path);
    const isKept = () => this.evaluate(() => document.documentElement.hasAttribute("data-kept"));
    const seen = async () => ((await isKept()) ? "kept" : this.#window.whyNotKept().join());
    await expect
      .poll(seen, { message: `${path} comes out of the memory` })
      .toMatch(this.#window.isShell ? keptOrShell : kept);
  }

  /** Moves the pointer: scripts are fetched at a person's first act. */
  async move(): Promise<void> {
    await this.#window.movePointer(5, 200);
    await this.#window.movePointer(8, 210);
  }

  /** Moves on, as a person does, until the page's script has started or failed. */
  async moveUntil(mark: "started" | "failed"): Promise<void> {
    // WebKit's driver never answers when a page comes during a move.
    await expect.poll(() => this.evaluate(() => document.querySelector("main") !== null)).toBe(true);
    const isMarked = () => this.evaluate((mark) => mark in document.documentElement.dataset, mark);
    await expect.poll(() => this.move().then(isMarked)).toBe(true);
  }

  /**
   * Waits until the script of every page has run, and the code of the page's form, which is fetched when a person comes near.
   */
  async takenOver(): Promise<void> {
    await this.moveUntil("started");
    await this.evaluate(() => document.querySelector("form[method]")?.dispatchEvent(new Event("pointerdown")));
    await expect.poll(() => this.count(selector("form[method]:not([data-ready])"))).toBe(0);
  }

  /** Runs a function in the page; it may name nothing from outside. Its result is plain data. */
  async evaluate<Arguments extends unknown[], Result>(
    run: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Result> {
    return (await this.#window.run(`return (${run})(...${JSON.stringify(given)})`)) as Result;
  }

  /** Everything that matches now and is not hidden. */
  async see(target: Target, mode?: "scroll" | "focus"): Promise<Seen[]> {
    const seen = await this.evaluate(look, target, mode);
    if (seen) return seen;
    await this.#window.run(library);
    return (await this.evaluate(look, target, mode)) ?? [];
  }

  /** The one element that matches, once it is there. */
  async one(target: Target): Promise<Seen> {
    await expect.poll(() => this.count(target), { message: JSON.stringify(target) }).toBe(1);
    const [seen] = await this.see(target);
    return seen ?? this.one(target);
  }

  count = async (target: Target) => (await this.see(target)).length;
  /** The texts of all elements that match. */
  texts = async (target: Target) => (await this.see(target)).map(({ text }) => text);
  /** The text of the first element that matches; undefined where there is none. */
  text = async (target: Target) => (await this.see(target))[0]?.text;
  attribute = async (target: Target, name: string) => (await this.see(target))[0]?.attributes[name];
  focused = async (target: Target) => (await this.see(target)).some(({ focused }) => focused);
  path = () => this.evaluate(() => location.pathname + location.search + location.hash);
  scrollY = () => this.evaluate(() => Math.round(scrollY));
  scrollTo = (y: number) => this.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);

  /** Waits until the page, which may scroll smoothly, stands still. */
  async atRest(): Promise<void> {
    let [before, equal] = [Number.NaN, 0];
    const rests = async () => {
      const now = await this.scrollY();
      equal = now === before ? equal + 1 : 0;
      before = now;
      // A busy machine may show no frame between two looks.
      return equal >= 2;
    };
    await expect.poll(rests, { interval: 300 }).toBe(true);
  }

  /** The middle of the element, once it is in the window, stands still and is not covered. */
  async #middleOf(target: Target): Promise<{ x: number; y: number }> {
    let before: Seen | undefined;
    let at = { x: 0, y: 0 };
    await expect
      .poll(
        async () => {
          const [seen] = await this.see(target, "scroll");
          const ready = seen?.inWindow && seen.onTop && before !== undefined && same(before, seen);
          before = seen;
          if (seen) at = { x: seen.box.x + seen.box.width / 2, y: seen.box.y + seen.box.height / 2 };
          return ready;
        },
        { message: `can be pointed at: ${JSON.stringify(target)}` },
      )
      .toBe(true);
    return at;
  }

  async hover(target: Target): Promise<void> {
    const { x, y } = await this.#middleOf(target);
    await this.#window.movePointer(x, y);
  }

  async click(target: Target): Promise<void> {
    await this.hover(target);
    await this.#window.press();
    await this.#window.release();
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.#window.movePointer(x, y);
    await this.#window.press();
    await this.#window.release();
  }

  /**
   * Presses on the element, moves in steps of 10 pixels, at most to the upper edge, and lets go.
   * @param from where on it, as a part of its width
   */
  async drag(target: Target, by: { x?: number; y?: number }, from = 0.5): Promise<void> {
    const { x: middle, y } = await this.#middleOf(target);
    const x = middle + (from - 0.5) * (await this.one(target)).box.width;
    await this.#window.movePointer(x, y);
    await this.#window.press();
    const steps = Math.ceil(Math.max(Math.abs(by.x ?? 0), Math.abs(by.y ?? 0)) / 10);
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      // A pointer cannot leave the window.
      await this.#window.movePointer(x + (by.x ?? 0) * part, Math.max(1, y + (by.y ?? 0) * part));
    }
    await this.#window.release();
  }

  /** Gives it the focus without a pointer, as by keyboard. */
  async focus(target: Target): Promise<void> {
    await this.one(target);
    await this.see(target, "focus");
    await expect.poll(() => this.focused(target)).toBe(true);
  }

  /** Writes into a field, after what stands there. */
  async write(target: Target, words: string): Promise<void> {
    await this.click(target);
    await expect.poll(() => this.focused(target)).toBe(true);
    await this.#window.write(words);
  }

  /** Writes where the focus is. */
  type = (words: string) => this.#window.write(words);
  press = (key: SpecialKey | string, modifier?: Modifier) => this.#window.key(key, modifier);

  /** Waits for the heading of a page. */
  async expectHeading(words: string): Promise<void> {
    await expect
      .poll(() => this.texts(role("heading", undefined, selector("main"))).then(([first]) => first))
      .toBe(words);
  }

  async expectPath(path: string | RegExp): Promise<void> {
    const poll = expect.poll(this.path);
    await (typeof path === "string" ? poll.toBe(path) : poll.toMatch(path));
  }
}
