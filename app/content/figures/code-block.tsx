import { type ComponentProps, Fragment } from "react";

/** The languages that a fence may name, with their names in captions. */
export const codeLanguageNames: Record<string, string> = {
  css: "CSS",
  dart: "Dart",
  dockerfile: "Dockerfile",
  go: "Go",
  hcl: "Terraform",
  html: "HTML",
  js: "JavaScript",
  json: "JSON",
  jsx: "JSX",
  sh: "Shell",
  sql: "SQL",
  ts: "TypeScript",
  tsx: "TSX",
  yaml: "YAML",
};

/** Set by `../mdx/custom-plugins.ts` from the first line of the fence. */
type Props = ComponentProps<"pre"> & { "data-language"?: string; "data-file"?: string };

/** A block of code under its file or language, which scrolls inside itself. `copy-code.ts` shows the button. */
export function CodeBlock({ "data-language": language = "", "data-file": file, children, ...props }: Props) {
  const name = file ?? codeLanguageNames[language] ?? language;
  return (
    // An explicit name: the caption alone would add the button's text to it.
    <figure className="code" aria-label={name}>
      <figcaption>
        {/* A long path wraps after a slash. */}
        <span>
          {name.split(/(?<=\/)/).map((part) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </span>
        <button type="button" className="copy">
          Copy
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls. */}
      <pre {...props} tabIndex={0} role="group" aria-label="Code">
        {children}
      </pre>
    </figure>
  );
}
