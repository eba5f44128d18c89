const adopted = new Set<string>();

/**
 * Applies rules that are loaded with a script, once. The security policy forbids a `<style>` that the build did not write, but not a
 * style sheet that a script constructs.
 * @param css imported with `?inline`
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
