import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** All terms of schema.org, as N-Quads. */
const terms = createRequire(import.meta.url).resolve("@vocabulary/schema/schema.nq");
const schema = "http://schema.org/";

type Links = Map<string, Set<string>>;
const links: Record<string, Links> = { type: new Map(), subClassOf: new Map(), domain: new Map(), range: new Map() };
const predicates: Record<string, string> = {
  "http://www.w3.org/1999/02/22-rdf-syntax-ns#type": "type",
  "http://www.w3.org/2000/01/rdf-schema#subClassOf": "subClassOf",
  [`${schema}domainIncludes`]: "domain",
  [`${schema}rangeIncludes`]: "range",
};

for (const line of readFileSync(terms, "utf8").split("\n")) {
  const [, subject, predicate = "", object] = /^<([^>]+)> <([^>]+)> <([^>]+)>/.exec(line) ?? [];
  const kind = links[predicates[predicate] ?? ""];
  if (!kind || !subject?.startsWith(schema) || !object) continue;
  const name = subject.slice(schema.length);
  kind.set(name, (kind.get(name) ?? new Set()).add(object.replace(schema, "")));
}

const get = (kind: string, name: string): string[] => [...(links[kind]?.get(name) ?? [])];

/** A type and all types that it is a kind of. */
export function ancestors(type: string): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    get("subClassOf", name).forEach(visit);
  };
  visit(type);
  return found;
}

export const isType = (name: string) => get("type", name).some((kind) => /rdf-schema#Class$/.test(kind));

/** Whether schema.org allows this property on this type. */
export const hasProperty = (type: string, property: string) =>
  get("domain", property).some((domain) => ancestors(type).has(domain));

/** Whether schema.org expects a thing of this type as the property's value. */
export const expectsThing = (property: string, type: string) =>
  get("range", property).some((range) => ancestors(type).has(range));

const numbers = ["Integer", "Number", "Float"];
const words = ["Text", "URL", "Date", "DateTime", "Time", "CssSelectorType", "XPathType"];

/**
 * Whether schema.org allows a plain value: text, a number, an address in place of a thing, or a member of an
 * enumeration.
 */
export function expectsValue(property: string, value: string | number): boolean {
  const ranges = get("range", property);
  if (typeof value === "number") return ranges.some((range) => numbers.includes(range));
  if (ranges.some((range) => words.includes(range) || ancestors(range).has("Quantity"))) return true;
  const isAddress = /^https?:\/\//.test(value);
  return ranges.some((range) => get("type", value).includes(range) || (isAddress && isType(range)));
}
