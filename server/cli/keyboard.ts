import { PassThrough } from "node:stream";

const esc = "\u001b";
const bracketedPaste = { on: `${esc}[?2004h`, off: `${esc}[?2004l` };
/** What a terminal puts around pasted text when it is asked to. */
const pasteMark = new RegExp(`(${esc}\\[20[01]~)`);
/** What a key sends: one character, or sequences such as that of an arrow. */
const keys = new RegExp(`^(?:.|(?:${esc}(?:\\[[\\d;]*|O)[A-Za-z~])+)$`, "su");

/**
 * The keys that a person presses, for clack's questions. Pasted text fills a question that takes text, without its line
 * breaks, so that it never answers one; elsewhere it does nothing.
 */
export class Keyboard extends PassThrough {
  /** Clack reads keys one by one from what says that it is a terminal. */
  readonly isTTY = true;
  /** Whether the question on the screen takes text. */
  takesText = false;
  #isPasting = false;

  /** Takes over the terminal. */
  open(): this {
    process.stdin.setRawMode(true).setEncoding("utf8").on("data", this.#take);
    process.stdout.write(bracketedPaste.on);
    return this;
  }

  /** Gives the terminal back. */
  close(): void {
    process.stdout.write(bracketedPaste.off);
    process.stdin.off("data", this.#take).setRawMode(false).pause();
  }

  /** Clack's wish for single keys, which is granted from `open` to `close`. */
  setRawMode(): this {
    return this;
  }

  readonly #take = (text: string): void => {
    for (const part of text.split(pasteMark)) {
      if (pasteMark.test(part)) this.#isPasting = part === `${esc}[200~`;
      // A terminal without marks sends pasted text in one piece.
      else if (!this.#isPasting && keys.test(part)) this.write(part);
      else if (this.takesText) this.write(part.replaceAll(/[\p{Cc}\s]+/gu, " "));
    }
  };
}
