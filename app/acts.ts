/** Repeats a person's acts in elements that were drawn in place of those in which they were done. */
export type RepeatActs = (drawn: Element) => void;

/** Marks that scripts in the page set before an island is hydrated (`inline/guard-early-input.ts`, `inline/open-search.ts`). */
const marks = ["typed", "held", "wanted"];

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Finds the element that stands for another one: by its name and its place among those of its kind. React gives it another id. */
function counterpart(place: Element, element: Element): (drawn: Element) => HTMLElement | null {
  const name = element.getAttribute("name");
  const alike = (container: Element) =>
    [...container.querySelectorAll<HTMLElement>(element.localName)].filter(
      (other) => other.getAttribute("name") === name,
    );
  const index = alike(place).indexOf(element as HTMLElement);
  return (drawn) => alike(drawn)[index] ?? null;
}

function copyActs(from: HTMLElement, to: HTMLElement): void {
  for (const mark of marks) if (mark in from.dataset) to.dataset[mark] = from.dataset[mark];
  if (!isField(from) || !isField(to)) return;
  to.value = from.value;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
}

/**
 * Notes what a person has done in a part of a page: what was typed or ticked, and where the focus and the selection are.
 * @returns a function that does the same in the elements that have replaced these. Elements that are still there stay as they are.
 */
export function actsIn(place: Element): RepeatActs {
  const used = [...place.querySelectorAll<HTMLElement>("form, input, textarea, button")].map((element) => ({
    element,
    find: counterpart(place, element),
  }));
  const focused = document.activeElement;
  const focus = focused && place.contains(focused) ? counterpart(place, focused) : undefined;
  const selection = focused && isField(focused) ? ([focused.selectionStart, focused.selectionEnd] as const) : undefined;
  return (drawn) => {
    for (const { element, find } of used) {
      const other = find(drawn);
      if (other && other !== element) copyActs(element, other);
    }
    const other = focus?.(drawn);
    if (!other || other === focused) return;
    other.focus({ preventScroll: true });
    // A tick box and an e-mail field have no selection.
    if (isField(other) && selection?.[0] != null) other.setSelectionRange(...selection);
  };
}
