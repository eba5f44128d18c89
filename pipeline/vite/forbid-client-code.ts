import { relative } from "node:path";
import { type Plugin, parseSync, Visitor } from "vite";

/** What of React works in a page without React in the browser. All other hooks need it. */
const staticHooks = new Set(["use", "useContext", "useDebugValue", "useId", "useMemo"]);
const isHook = (name: string) => /^use[A-Z]/.test(name) && !staticHooks.has(name);
const isHandler = (name: string) => /^on[A-Z]/.test(name) || name === "ref";

/** Something in a module that works only where React runs in the browser. */
type Finding = { line: number; what: string };

const nameOf = (node: { type: string; name?: unknown; value?: unknown }) =>
  node.type === "Literal" ? String(node.value) : typeof node.name === "string" ? node.name : "";

/** Finds hooks of React and of other packages, event handlers, `ref`, functions as attributes of elements, and class components. */
function findingsIn(code: string, file: string): Finding[] {
  const { program, errors } = parseSync(file, code, { astType: "ts" });
  if (errors.length > 0) return [];
  const findings: Finding[] = [];
  const note = (node: { start: number }, what: string) =>
    findings.push({ line: code.slice(0, node.start).split("\n").length, what });
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (/^[.~/]/.test(source.value)) return;
      for (const specifier of specifiers) {
        const name = "imported" in specifier ? nameOf(specifier.imported) : specifier.local.name;
        if (isHook(name)) note(specifier, name);
      }
    },
    MemberExpression({ property }) {
      if (isHook(nameOf(property))) note(property, nameOf(property));
    },
    ClassDeclaration(node) {
      const { superClass } = node;
      const base = superClass?.type === "MemberExpression" ? superClass.property : superClass;
      if (base && /^(Pure)?Component$/.test(nameOf(base))) note(node, "a class component");
    },
    JSXOpeningElement({ name: element, attributes }) {
      const isElement = /^[a-z]/.test(nameOf(element));
      for (const attribute of attributes) {
        if (attribute.type !== "JSXAttribute") continue;
        const name = nameOf(attribute.name);
        const { value } = attribute;
        const isFunction = value?.type === "JSXExpressionContainer" && /^(Arrow)?Function/.test(value.expression.type);
        if (isHandler(name)) note(attribute, name);
        else if (isElement && isFunction) note(attribute, `the function ${name}`);
      }
    },
    // Of attributes that are spread, or given to `createElement`.
    ObjectExpression({ properties }) {
      for (const property of properties) {
        const name = property.type === "Property" && !property.computed ? nameOf(property.key) : "";
        if (
          "value" in property &&
          /^on[A-Z]/.test(name) &&
          /Function|^Identifier$|^MemberExpression$/.test(property.value.type)
        )
          note(property, name);
      }
    },
  }).visit(program);
  return findings;
}

/**
 * Stops the build of the pages where a module that is no part of an island needs React in the browser: a button with a handler would
 * be drawn there, and be dead. Islands are what `app/islands/` imports; a module that both use is one of a page.
 * @param root folder of the project
 */
export function forbidClientCode(root: string): Plugin {
  const found = new Map<string, Finding[]>();
  return {
    name: "static-pages",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { id: /\/app\/.+\.tsx?$/ },
      handler: (code, id) => void found.set(id, findingsIn(code, id)),
    },
    buildEnd(error) {
      if (error) return;
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      /** The modules of pages, each with the one that imports it. */
      const importers = new Map<string, string>(entries.map((id) => [id, ""]));
      // A map goes through what is added meanwhile.
      for (const [id] of importers)
        for (const imported of this.getModuleInfo(id)?.importedIds ?? [])
          if (!importers.has(imported) && !imported.includes("/app/islands/")) importers.set(imported, id);
      const at = (id: string) => relative(root, id);
      const dead = [...importers].flatMap(([id, importer]) =>
        (found.get(id) ?? []).map(({ line, what }) => `  ${at(id)}:${line} uses ${what} (imported by ${at(importer)})`),
      );
      if (dead.length === 0) return;
      this.error(
        `Pages are finished HTML, and React runs in islands only. These would do nothing in the browser:\n${dead.join("\n")}\n` +
          'Move the component into an island (CONTRIBUTING.md, "How to add an interactive part"), or use HTML or a behaviour.',
      );
    },
  };
}
