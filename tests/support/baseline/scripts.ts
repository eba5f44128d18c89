import { parseSync } from "vite";
import { features } from "web-features";

/** A feature that a script uses and that is not widely available, with its line. */
export type Finding = { feature: string; name: string; line: number };

type Known = { feature: string; wide: boolean };

/**
 * What is known of a name: of a global, of a member by its owner (`Map.groupBy`), of an element or an attribute of
 * HTML.
 */
type Index = Map<string, Known[]>;

/** All names of `web-features`, by the forms in which scripts use them. */
const index = (() => {
  const globals: Index = new Map();
  const members: Index = new Map();
  const owned: Index = new Map();
  const markup: Index = new Map();
  const add = (names: Index, name: string, known: Known) => names.set(name, [...(names.get(name) ?? []), known]);

  for (const [feature, { kind, ...entry }] of Object.entries(features)) {
    if (kind !== "feature" || !("status" in entry)) continue;
    for (const [key, { baseline }] of Object.entries(entry.status.by_compat_key ?? {})) {
      const known = { feature, wide: baseline === "high" };
      const [area, ...path] = key
        .replace("javascript.builtins.", "builtins.")
        .replace(/_static$/, "")
        .split(".");
      const [owner = "", member] = path;
      if (area === "html" && path.length === 2) add(markup, path[1] ?? "", known);
      if (area === "html" && path.length === 3) add(markup, path[2] ?? "", known);
      if (area !== "api" && area !== "builtins") continue;
      if (path.length === 1) add(globals, owner, known);
      // `Intl` is not an object with members, but the first part of its classes' names.
      if (owner === "Intl" && path.length === 3) add(members, path[2] ?? "", known);
      if (path.length !== 2 || !member || member.endsWith("_event")) continue;
      add(members, member, known);
      add(owned, `${owner}.${member}`, known);
      if (owner === "Window") add(globals, member, known);
    }
  }
  return { globals, members, owned, markup };
})();

type Node = { type: string; start: number; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** The child nodes of a node, without those of types. */
function below(node: Node): Node[] {
  if (/^TS/.test(node.type) && !isNode(node.expression)) return [];
  const values = /^TS/.test(node.type) ? [node.expression] : Object.values(node);
  return values.flat().filter(isNode);
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && (node.type === "Identifier" || node.type === "JSXIdentifier") ? String(node.name) : undefined;

function nodesOf(file: string, code: string): Node[] {
  const { program } = parseSync(file, code);
  const nodes: Node[] = [];
  const collect = (node: Node) => {
    nodes.push(node);
    below(node).forEach(collect);
  };
  collect(program as unknown as Node);
  return nodes;
}

/** All nodes in a declaration of names. */
function declaredBy(node: Node): Node[] {
  const all = (value: unknown): Node[] => (isNode(value) ? [value, ...below(value).flatMap(all)] : []);
  if (node.type === "VariableDeclarator" || node.type === "ClassDeclaration") return all(node.id);
  if (/^Import.*Specifier$/.test(node.type)) return all(node.local);
  return /Function/.test(node.type) ? [node.id, ...(node.params as Node[])].flatMap(all) : [];
}

/** Platform objects whose members scripts destructure. */
const platform = new Set(["window", "document", "navigator", "performance", "location", "history", "screen"]);

/** The names that `const { a, b } = navigator` takes, also when it is cast to another type. */
function takenFrom({ id, init }: Node): string[] {
  const from = isNode(init) && /^TS/.test(init.type) ? init.expression : init;
  if (!isNode(id) || id.type !== "ObjectPattern" || !platform.has(nameOf(from) ?? "")) return [];
  return (id.properties as Node[]).map(({ key }) => nameOf(key) ?? "");
}

/** Names of members of the scripts' own objects. Platform members may have the same names. */
export function ownNames(scripts: readonly { file: string; code: string }[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { file, code } of scripts) {
    for (const node of nodesOf(file, code)) {
      const literals = node.type === "ObjectExpression" ? (node.properties as Node[]) : [];
      for (const { key } of node.type === "MethodDefinition" ? [node] : literals) names.add(nameOf(key) ?? "");
    }
    for (const [, name = ""] of code.matchAll(/^ +(\w+)\??: /gm)) names.add(name);
  }
  return names;
}

/**
 * Finds what a script uses beyond Baseline "widely available": globals, members, attributes and elements, by their
 * names in `web-features`. Types are not read. For a member of an unknown owner, one widely available owner is enough,
 * and a name of the scripts' own objects counts as theirs. Syntax is not checked, because the build converts it for
 * these engines (`build.target` of `vite.config.ts`).
 * @param file its name, which tells the language
 * @param own see `ownNames`
 */
export function beyondBaselineInScript(file: string, code: string, own: ReadonlySet<string>): Finding[] {
  const nodes = nodesOf(file, code);
  const declared = new Set(nodes.flatMap(declaredBy).map(nameOf));
  const findings: Finding[] = [];
  const judge = (node: Node, name: string, known: Known[] | undefined) => {
    if (!known || known.some(({ wide }) => wide)) return;
    const line = code.slice(0, node.start).split("\n").length;
    findings.push({ feature: known[0]?.feature ?? "", name, line });
  };
  const judgeGlobal = (node: unknown) => {
    const name = nameOf(node);
    if (isNode(node) && name && !declared.has(name)) judge(node, name, index.globals.get(name));
  };

  for (const node of nodes) {
    if (node.type === "CallExpression" || node.type === "NewExpression") judgeGlobal(node.callee);
    if (node.type === "MemberExpression" && !node.computed) {
      judgeGlobal(node.object);
      const member = nameOf(node.property) ?? "";
      const path = `${nameOf(node.object)}.${member}`;
      judge(node, path, index.owned.get(path) ?? (own.has(member) ? undefined : index.members.get(member)));
    }
    const taken = node.type === "VariableDeclarator" ? takenFrom(node) : [];
    for (const name of taken) judge(node, name, index.members.get(name));
    if (node.type === "JSXAttribute" || node.type === "JSXOpeningElement") {
      const name = nameOf(node.name) ?? "";
      // A component is not an HTML element.
      if (node.type === "JSXAttribute" || /^[a-z]/.test(name)) {
        judge(node, name, index.markup.get(name.toLowerCase()));
      }
    }
  }
  return findings;
}
