import { type Key as InkKey, useInput, usePaste } from "ink";
import { useState } from "react";
import { oneLine } from "../show-text.ts";
import type { Inbox } from "./inbox.ts";
import { SingleKeys } from "./single-keys.ts";
import { takesText } from "./state.ts";

const named: [keyof InkKey, string][] = [
  ["upArrow", "up"],
  ["downArrow", "down"],
  ["leftArrow", "left"],
  ["rightArrow", "right"],
  ["pageUp", "pageup"],
  ["pageDown", "pagedown"],
  ["home", "home"],
  ["end", "end"],
  ["return", "return"],
  ["escape", "escape"],
  ["backspace", "backspace"],
  ["delete", "delete"],
];

/** A field has one line of at most this many characters, whatever is pasted. */
const mostTyped = 500;

const tooMany = "Several keys came at once, as pasted text does: they did nothing. Press one key at a time.";
const pasted = "Pasted text does nothing here. Press / to search for it.";

/**
 * Hands keys to the inbox. In a text field, typed and pasted text is taken. Elsewhere a letter counts only when it was
 * pressed alone, so that text that arrives by mistake does nothing.
 */
export function useKeys(inbox: Inbox, height: number, last: number): void {
  const [singleKeys] = useState(() => new SingleKeys());
  const press = (input: string, name: string) => void inbox.press({ input, name }, height, last);

  const type = (text: string) => {
    const line = text.replace(/[\r\n]+$/, "");
    press(oneLine(line, mostTyped), "");
    // In the search field a line break submits the search. In the deletion field it may come with pasted text and is
    // ignored.
    if (line !== text && inbox.view().state.screen === "typing") press("", "return");
  };

  usePaste((text) => {
    singleKeys.interrupt();
    if (takesText(inbox.view().state.screen)) press(oneLine(text.trim(), mostTyped), "");
    else inbox.tell(pasted);
  });

  useInput((input, key) => {
    if (key.ctrl || (key.meta && !key.escape)) return;
    const name = named.find(([flag]) => key[flag])?.[1] ?? "";
    if (name !== "") {
      if (name === "return") singleKeys.interrupt();
      else singleKeys.cancel();
      press("", name);
    } else if (takesText(inbox.view().state.screen)) type(input);
    else if ([...input].length > 1) {
      singleKeys.interrupt();
      inbox.tell(tooMany);
    } else if (!singleKeys.press(() => press(input, ""))) inbox.tell(tooMany);
  });
}
