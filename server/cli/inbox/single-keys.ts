/**
 * Keys nearer to each other than this are not pressed one by one by a person: a terminal without bracketed paste sends
 * pasted text so. A key that is held down repeats every 30 ms or more.
 */
const apartMs = 25;

/** Lets a key through that nothing came just before or comes just after. Of keys that come together it lets none. */
export class SingleKeys {
  #waiting: NodeJS.Timeout | undefined;
  #lastAt = Number.NEGATIVE_INFINITY;

  /** Something came that no text has, as an arrow: what waits is not let through. */
  cancel(): void {
    clearTimeout(this.#waiting);
  }

  /** A piece of text came, which is not let through. */
  interrupt(): void {
    this.cancel();
    this.#lastAt = performance.now();
  }

  /**
   * @param act what the key does, called in a moment
   * @returns whether it came alone so far
   */
  press(act: () => void): boolean {
    const isAlone = performance.now() - this.#lastAt >= apartMs;
    this.interrupt();
    if (isAlone) this.#waiting = setTimeout(act, apartMs);
    return isAlone;
  }
}
