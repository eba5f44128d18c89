/** The engines, by the names that a run and its table give them. */
export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

/** In CSS pixels. */
export type Size = { width: number; height: number };

/** What a visitor comes with. */
export type Visitor = {
  size: Size;
  /** A part of the addresses that an extension blocks. */
  blocked?: string | undefined;
  /** Navigation ends as soon as the document is there, whatever is still loading. */
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
 * One window of an engine with a profile of its own. These are the only commands in which engines differ: everything that is read
 * from a page is built on `run` (`page.ts`).
 */
export type Window = {
  /** Loads an address and waits until the document and what it asks for are there. */
  goTo: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /**
   * Runs a script in the page, as the body of a function.
   * @returns its result, as JSON
   */
  run: (body: string) => Promise<unknown>;
  /** Moves the pointer to a place in the window, in CSS pixels from its corner. */
  movePointer: (x: number, y: number) => Promise<void>;
  press: () => Promise<void>;
  release: () => Promise<void>;
  /** Types words as with a keyboard. */
  write: (words: string) => Promise<void>;
  key: (key: SpecialKey | string, modifier?: Modifier) => Promise<void>;
  /** A picture of the window, as PNG. */
  screenshot: () => Promise<Uint8Array>;
  /** The errors in the console since the window was opened. */
  errors: () => string[];
  /** Why the page to which Back last led was not cached, as far as the engine tells; empty where it was cached. */
  whyNotKept: () => string[];
  /** Whether this is Chromium's headless shell, which caches no page. */
  isShell: boolean;
  /** Another tab of the same profile, which then is in front. */
  openBeside: () => Promise<Window>;
  toFront: () => Promise<void>;
  /** Closes it, with all that was opened beside it. */
  close: () => Promise<void>;
};
