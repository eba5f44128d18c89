/**
 * Keys that follow each other faster than this are pasted text: a terminal without bracketed paste sends them so. No
 * person presses keys that fast, and a held key repeats every 30 ms or more.
 */
const apartMs = 25;

/** Passes on a key only when no other came just before or just after it. */
export class SingleKeys {
  #waiting: NodeJS.Timeout | undefined;
  #lastAt = Number.NEGATIVE_INFINITY;

  /** Drops the waiting key, because a key came that pasted text does not contain, such as an arrow. */
  cancel(): void {
    clearTimeout(this.#waiting);
  }

  /** Drops the waiting key, because a piece of text came. */
  interrupt(): void {
    this.cancel();
    this.#lastAt = performance.now();
  }

  /**
   * Holds a key back for a moment and then acts, unless another key comes.
   * @param act what the key does
   * @returns false when it followed another key too closely
   */
  press(act: () => void): boolean {
    const isAlone = performance.now() - this.#lastAt >= apartMs;
    this.interrupt();
    if (isAlone) this.#waiting = setTimeout(act, apartMs);
    return isAlone;
  }
}
