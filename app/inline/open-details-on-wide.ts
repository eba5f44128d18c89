/**
 * Opens the folds of a page on wide windows, where there is room for what they hold. In the page and after the folds, so
 * that they are open before they are painted and nothing moves. Without scripts they stay folded.
 */
if (matchMedia("(min-width: 64rem)").matches) {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(".fold-wide")) fold.open = true;
}
