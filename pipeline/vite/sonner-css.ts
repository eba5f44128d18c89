// Can go when sonner can be told not to write its style sheet into the page.
import type { Plugin } from "vite";

const injection = /[$\w]+\(`:where\(html\[dir="ltr"\]\)[^`]*`\)/;

/**
 * sonner writes its style sheet into the page at run time, which the security policy forbids
 * (docs/decisions/policy.md). The build links the same rules from its `dist/styles.css`. This plugin removes the call,
 * and fails the build when another version of sonner spells it differently.
 */
export function sonnerWithoutStyleInjection(): Plugin {
  return {
    name: "sonner-without-style-injection",
    transform(code, id) {
      if (!/node_modules\/sonner\/dist\/index\.m?js/.test(id)) return;
      if (!injection.test(code)) throw new Error(`${id}: the call that injects sonner's style sheet was not found.`);
      return { code: code.replace(injection, "void 0"), map: null };
    },
  };
}
