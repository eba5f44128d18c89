import { tryStorage } from "~/ui/try-storage.ts";

/** Key in local storage and name of the event; `app/inline/init-colour-scheme.ts` reads both. */
const key = "night";

/** The value of "as the system", which holds where nothing is stored. */
const systemsWish = "(prefers-color-scheme:dark)";

/** Stores the choice of colours in the footer, and shows the one in force. */
export function syncColourScheme(): void {
  const group = document.querySelector<HTMLFieldSetElement>(".scheme fieldset");
  if (!group) return;
  const radios = [...group.querySelectorAll("input")];
  const choose = () => {
    const detail = radios.find(({ checked }) => checked)?.value ?? systemsWish;
    // Where storage is denied or full, the choice holds for as long as the page is open.
    tryStorage(() => (detail === systemsWish ? localStorage.removeItem(key) : localStorage.setItem(key, detail)));
    dispatchEvent(new CustomEvent(key, { detail }));
  };
  group.addEventListener("change", choose);
  // Chosen before this script had loaded: in the HTML no choice is checked.
  if (radios.some(({ checked }) => checked)) choose();
  /** Shows the choice in force, which another tab may have changed. */
  const show = () => {
    const { night } = document.documentElement.dataset;
    const chosen = radios.find(({ value }) => value === night) ?? radios[0];
    // After `pageshow` WebKit resets controls with `autocomplete="off"` to their defaults.
    for (const radio of radios) radio.checked = radio.defaultChecked = radio === chosen;
  };
  for (const type of ["storage", "pageshow"]) addEventListener(type, show);
  show();
}
