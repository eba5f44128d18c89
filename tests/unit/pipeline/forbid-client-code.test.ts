import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createBuilder } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forbidClientCode } from "../../../pipeline/vite/forbid-client-code.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kutch-it-static-pages-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/**
 * Builds the pages of a site that is made of these files, besides one page and one island.
 * @returns the message that refuses it; empty where it is built
 */
async function refusalOf(files: Record<string, string>): Promise<string> {
  const all = {
    "app/render-page.tsx":
      'import Page from "./routes/page.tsx"; const islands = import.meta.glob("./islands/*.ts", { eager: true }); export { Page, islands };',
    "app/routes/page.tsx": "export default () => <h1>Salt</h1>;",
    "app/islands/counter.ts": 'export { Counter as component } from "../counter.tsx";',
    "app/counter.tsx": [
      'import { useState } from "react";',
      "export function Counter() {",
      "  const [count, setCount] = useState(0);",
      "  return <button onClick={() => setCount(count + 1)}>{count}</button>;",
      "}",
    ].join("\n"),
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const builder = await createBuilder({
    ...{ root, configFile: false, logLevel: "silent", plugins: [forbidClientCode(root)] },
    environments: {
      ssr: {
        build: {
          write: false,
          rolldownOptions: { input: join(root, "app/render-page.tsx"), external: /^(react|embla)/ },
        },
      },
    },
  });
  const { ssr } = builder.environments;
  if (!ssr) throw new Error("no environment for the pages");
  try {
    await builder.build(ssr);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

const page = (...lines: string[]) => ({ "app/routes/page.tsx": lines.join("\n") });
const section = (...lines: string[]) => ({
  ...page('import { Part } from "../sections/part.tsx";', "export default () => <Part />;"),
  "app/sections/part.tsx": lines.join("\n"),
});

const refused: Record<string, [files: Record<string, string>, said: string]> = {
  "a hook of a section": [
    section('import { useState } from "react";', "export const Part = () => <p>{useState(1)[0]}</p>;"),
    "app/sections/part.tsx:1 uses useState (imported by app/routes/page.tsx)",
  ],
  "a hook of the whole package": [
    page('import * as React from "react";', "export default () => <p>{React.useReducer(String, 1)[0]}</p>;"),
    "app/routes/page.tsx:2 uses useReducer",
  ],
  "a package that is a hook": [
    page('import useCarousel from "embla";', "export default () => <p {...useCarousel()} />;"),
    "app/routes/page.tsx:1 uses useCarousel",
  ],
  "a hook in a helper of a route": [
    {
      ...page('import { seen } from "./helper.ts";', "export default () => <p>{seen()}</p>;"),
      "app/routes/helper.ts": 'import { useRef } from "react";\nexport const seen = () => useRef(0).current;',
    },
    "app/routes/helper.ts:1 uses useRef (imported by app/routes/page.tsx)",
  ],
  "a handler of a route": [
    page(
      "const open = () => {};",
      "export default () => (",
      "  <p>",
      "    <button onClick={open}>Open</button>",
      "  </p>",
      ");",
    ),
    "app/routes/page.tsx:4 uses onClick",
  ],
  "a handler among spread attributes": [
    page("const acts = {", "  onSubmit: () => {},", "};", "export default () => <form {...acts} />;"),
    "app/routes/page.tsx:2 uses onSubmit",
  ],
  "a ref": [page("export default () => <p ref={(p) => p?.focus()} />;"), "app/routes/page.tsx:1 uses ref"],
  "a form's action": [
    page("export default () => <form action={() => {}} />;"),
    "app/routes/page.tsx:1 uses the function action",
  ],
  "a class component": [
    page(
      'import { Component } from "react";',
      "export default class extends Component { override render() { return null; } }",
    ),
    "app/routes/page.tsx:2 uses a class component",
  ],
  "a handler of an object among spread attributes": [
    page("const all = { open() {} };", "const acts = { onClick: all.open };", "export default () => <p {...acts} />;"),
    "app/routes/page.tsx:2 uses onClick",
  ],
  "an island's component in a page": [
    page('import { Counter } from "../counter.tsx";', "export default () => <Counter />;"),
    "app/counter.tsx:1 uses useState (imported by app/routes/page.tsx)",
  ],
};

describe("the build stops for client-side code in a page:", () => {
  it.each(Object.entries(refused))("%s", async (_, [files, said]) => {
    const message = await refusalOf(files);
    expect(message).toContain(`  ${said}`);
    expect(message).toMatch(/\nMove the component into an island \(.+\), or use HTML or a behaviour\./);
  });
});

it.each<[what: string, files: Record<string, string>]>([
  ["an island", {}],
  [
    "context and ids",
    page(
      'import { createContext, use, useId } from "react";',
      "const C = createContext(1);",
      "export default () => <p id={useId()}>{use(C)}</p>;",
    ),
  ],
  [
    "hooks of the site that only read",
    page("const useWords = () => ({ a: 1 });", "export default () => <p>{useWords().a}</p>;"),
  ],
  [
    "a component that both use and that has no handler itself",
    {
      ...page('import { Button } from "../ui/button.tsx";', "export default () => <Button />;"),
      "app/ui/button.tsx":
        'import type { ComponentProps } from "react";\nexport const Button = ({ onClick, ...props }: ComponentProps<"button">) => <button {...props} />;',
      "app/counter.tsx":
        'import { Button } from "./ui/button.tsx";\nexport const Counter = () => <Button onClick={() => {}} />;',
    },
  ],
])("the build of pages takes %s", async (_, files) => {
  expect(await refusalOf(files)).toBe("");
});
