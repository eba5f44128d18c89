export const findCategoryChips = () => [...document.querySelectorAll<HTMLAnchorElement>(".chip")];

/**
 * Marks the chip of the category in the address; the first one, ALL, where there is no category or no chip has it.
 * @returns the category; empty for ALL
 */
export function markChosenChip(chips: readonly HTMLAnchorElement[]): string {
  const slug = new URLSearchParams(location.search).get("category");
  const chosen = chips.find(({ id }) => id === slug) ?? chips[0];
  for (const chip of chips) {
    if (chip === chosen) chip.setAttribute("aria-current", "true");
    else chip.removeAttribute("aria-current");
  }
  return chosen && chosen !== chips[0] ? chosen.id : "";
}
