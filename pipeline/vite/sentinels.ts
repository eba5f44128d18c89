import type { Plugin } from "vite";

const sentinel = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * React makes five errors while its module is evaluated that it later throws to itself and knows again by identity.
 * With an inspector attached (developer tools, Lighthouse, Playwright) the stack of the first makes the engine parse all
 * of React DOM again: a fifth of the blocking time that is measured, and none that a visitor has. The same objects
 * without a stack leave figures that mean something.
 */
export function sentinelsWithoutStacks(): Plugin {
  return {
    name: "sentinels-without-stacks",
    apply: "build",
    transform(code, id) {
      if (!/react-dom-client\.production\.js/.test(id)) return;
      let count = 0;
      const lean = code.replace(sentinel, (_, name, message) => {
        count++;
        return `${name}Object.create(Error.prototype, { message: { value: ${message} } })`;
      });
      if (count !== 5)
        throw new Error(`${id}: expected five errors made at load, found ${count} (pipeline/vite/sentinels.ts).`);
      return { code: lean, map: null };
    },
  };
}
