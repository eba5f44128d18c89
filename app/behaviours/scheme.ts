/** Of the choice in the browser's local storage; `app/inline/scheme-init.ts` reads it. */
const key = "night";

/** The system's wish is what holds where nothing is kept. */
const systemsWish = "(prefers-color-scheme:dark)";

function keep(night: string): void {
  try {
    if (night === systemsWish) localStorage.removeItem(key);
    else localStorage.setItem(key, night);
  } catch {
    // Storage is denied or full: the choice holds for as long as the page is open.
  }
}

/** Keeps the choice of colours in the footer, and shows the one that holds. */
export function offerSchemes(): void {
  const group = document.querySelector<HTMLFieldSetElement>(".scheme fieldset");
  if (!group) return;
  const radios = [...group.querySelectorAll("input")];
  const choose = () => {
    const detail = radios.find(({ checked }) => checked)?.value ?? systemsWish;
    keep(detail);
    dispatchEvent(new CustomEvent(key, { detail }));
  };
  group.addEventListener("change", choose);
  // Chosen before this script had come: in the HTML none is.
  if (radios.some(({ checked }) => checked)) choose();
  /** As another tab may have changed it, or the page may have left it before it was brought back. */
  const show = () => {
    const { night } = document.documentElement.dataset;
    const chosen = radios.find(({ value }) => value === night) ?? radios[0];
    // WebKit resets what is not to be filled in (`autocomplete="off"`) after it has told that the page is brought back.
    for (const radio of radios) radio.checked = radio.defaultChecked = radio === chosen;
  };
  for (const type of ["storage", "pageshow"]) addEventListener(type, show);
  show();
}
