/** The engines, by the names that a run and its table give them. */
export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

/** In CSS pixels. */
export type Size = { width: number; height: number };

/** What a visitor comes with. */
export type Visitor = {
  size: Size;
  /** A part of the addresses that an extension keeps from being asked for. */
  blocked?: string | undefined;
  /** Goes on as soon as the document is there, whatever is still on its way. */
  impatient?: boolean | undefined;
};

/** Keys that write no character. */
export const specialKeys = [
  "Enter",
  "Tab",
  "Escape",
  "ArrowLeft",
  "ArrowRight",
  "ArrowDown",
  "ArrowUp",
  "Shift",
] as const;
export type SpecialKey = (typeof specialKeys)[number];
export type Modifier = "Shift" | "Alt";

/**
 * One window of an engine with a profile of its own: what every engine can be told, in the smallest words. All that is
 * said of what is on a page is built on `run` (`page.ts`), so that the engines differ here alone.
 */
export type Window = {
  /** Loads an address and waits until the document and what it asks for are there. */
  goTo: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /**
   * Runs a script in the page, as the body of a function.
   * @returns what it returns, as JSON can say it
   */
  run: (body: string) => Promise<unknown>;
  /** To a place in the window, in CSS pixels from its corner. */
  movePointer: (x: number, y: number) => Promise<void>;
  press: () => Promise<void>;
  release: () => Promise<void>;
  /** Writes words as a keyboard does. */
  write: (words: string) => Promise<void>;
  key: (key: SpecialKey | string, modifier?: Modifier) => Promise<void>;
  /** What is in the window, as PNG. */
  screenshot: () => Promise<Uint8Array>;
  /** The errors that stand in the console since the window was opened. */
  errors: () => string[];
  /** Why it did not keep the page that Back led to last, as far as an engine tells; empty where it was kept. */
  whyNotKept: () => string[];
  /** Another tab of the same profile, which then is in front. */
  openBeside: () => Promise<Window>;
  toFront: () => Promise<void>;
  /** With all that was opened beside it. */
  close: () => Promise<void>;
};
