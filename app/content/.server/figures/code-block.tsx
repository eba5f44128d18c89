import { type ComponentProps, Fragment } from "react";

/** The languages that a fence may name, as they are called in a caption. */
export const captions: Record<string, string> = {
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

/** Set by `../mdx/code-meta.ts` from the first line of the fence. */
type Props = ComponentProps<"pre"> & { "data-language"?: string; "data-file"?: string };

/**
 * A block of code: its file or language above it, a button that copies it, and the code, scrolling inside itself and
 * reachable by keyboard. The button is shown once `app/sections/prose.tsx` can answer it.
 */
export function CodeBlock({ "data-language": language = "", "data-file": file, children, ...props }: Props) {
  const name = file ?? captions[language] ?? language;
  return (
    // Without the word of the button that stands in its caption.
    <figure className="code" aria-label={name}>
      <figcaption>
        {/* A long path breaks behind its slashes. */}
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
