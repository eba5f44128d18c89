/**
 * Puts rules in force that come with a script: the security policy, which forbids a `<style>` that the build did not write, lets
 * a script construct a style sheet.
 * @param css imported with `?inline`
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
