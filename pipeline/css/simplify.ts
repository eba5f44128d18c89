import type { AtRule, Declaration, Root, Rule } from "postcss";

const customProperty = /--[\w-]+/g;

/** Whether a rule is a step of an animation. Selectors do not match those. */
export const isKeyframe = (rule: Rule) =>
  rule.parent?.type === "atrule" && (rule.parent as AtRule).name === "keyframes";

/** Prefixed forms without which a supported browser would lack the feature. */
const neededPrefixes = /^-webkit-(text-size-adjust|text-decoration$)/;

/**
 * Removes a declaration that is repeated in its rule, and prefixed ones beside the plain one. Supported browsers
 * ("Baseline widely available", see `build.target`) no longer need those; Tailwind writes them for older ones.
 */
export function removeRepeated(root: Root): void {
  root.walkRules((rule) => {
    const seen = new Set<string>();
    for (const node of rule.nodes.toReversed()) {
      const text = node.toString();
      const plain = node.type === "decl" && node.prop.replace(/^-(webkit|moz)-/, "");
      const outdated = node.type === "decl" && plain !== node.prop && !neededPrefixes.test(node.prop);
      if (seen.has(text) || (outdated && rule.some((other) => other.type === "decl" && other.prop === plain)))
        node.remove();
      seen.add(text);
    }
  });
}

/** Custom properties by name, with every place that sets them. */
function definitionsOf(root: Root): Map<string, Declaration[]> {
  const definitions = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration]);
  });
  return definitions;
}

/** The values of `@property --name { initial-value: … }`. */
function initialValues(root: Root): Map<string, string> {
  const values = new Map<string, string>();
  root.walkAtRules("property", (rule) => {
    const initial = rule.nodes?.find((node) => node.type === "decl" && node.prop === "initial-value");
    if (initial?.type === "decl") values.set(rule.params, initial.value);
  });
  return values;
}

const selectorOf = ({ parent }: Declaration) => (parent?.type === "rule" ? (parent as Rule).selector : "");

/**
 * The value of a custom property that is the same everywhere: set once, on the root, or only by the reset that Tailwind
 * writes for browsers without `@property`.
 */
function constantValue(places: Declaration[], initial: string | undefined): string | undefined {
  const [first, second] = places;
  if (first && !second && /^:root\b/.test(selectorOf(first))) return first.value;
  const onlyReset = places.every((place) => selectorOf(place).startsWith("*") && place.value === initial);
  return onlyReset ? initial : undefined;
}

/** Replaces custom properties by their values where those are constant. */
export function inlineConstants(root: Root): void {
  const definitions = definitionsOf(root);
  const initial = initialValues(root);
  const constants = new Map<string, string>();
  for (const name of new Set([...definitions.keys(), ...initial.keys()])) {
    const value = constantValue(definitions.get(name) ?? [], initial.get(name));
    if (value !== undefined) constants.set(name, value.replaceAll(", ", ","));
  }
  const resolve = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (whole, name) => {
      const constant = constants.get(name);
      return constant === undefined ? whole : resolve(constant);
    });
  root.walkDecls((declaration) => {
    if (declaration.value.includes("var(")) declaration.value = resolve(declaration.value);
  });
}

/**
 * Removes custom properties that nothing in the sheet or the markup reads.
 * @param readByMarkup names such as `--c-line`
 */
export function removeUnusedProperties(root: Root, readByMarkup: ReadonlySet<string>): void {
  const definitions = definitionsOf(root);
  const needed = new Set<string>();
  const need = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const { value } of definitions.get(name) ?? [])
      for (const other of value.match(customProperty) ?? []) need(other);
  };
  for (const name of readByMarkup) need(name);
  root.walkDecls((declaration) => {
    if (!declaration.variable) for (const name of declaration.value.match(customProperty) ?? []) need(name);
  });
  for (const [name, places] of definitions) if (!needed.has(name)) for (const place of places) place.remove();
  root.walkAtRules("property", (rule) => {
    if (!needed.has(rule.params)) rule.remove();
  });
}

/** Removes animations that no rule plays. */
export function removeUnusedKeyframes(root: Root): void {
  const words = new Set<string>();
  root.walkDecls(/animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) words.add(word);
  });
  root.walkAtRules("keyframes", (rule) => {
    if (!words.has(rule.params)) rule.remove();
  });
}

/** Removes rules without declarations and then groups without rules, innermost first. */
export function removeEmpty(root: Root): void {
  const visit = (container: Root | AtRule | Rule) => {
    container.each((node) => {
      if ((node.type !== "rule" && node.type !== "atrule") || !node.nodes) return;
      visit(node);
      if (node.nodes.length === 0) node.remove();
    });
  };
  visit(root);
}
