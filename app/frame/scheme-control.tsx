import type { Interface } from "~/language/page-language.ts";

/** What a visitor can choose: its name in the catalogue, and the media query that says when it is night. */
const choices = [
  ["system", "(prefers-color-scheme:dark)"],
  ["day", "never"],
  ["night", "all"],
] as const;

/** The choice of colours (`behaviours/scheme.ts`). Not shown without scripts, where it could do nothing. */
export const SchemeControl = ({ words }: { words: Interface["scheme"] }) => (
  <div className="scheme noscript:hidden print:hidden">
    <fieldset>
      <legend>{words.label}</legend>
      {choices.map(([name, value]) => (
        <label key={name}>
          <input type="radio" name="night" value={value} autoComplete="off" />
          {words[name]}
        </label>
      ))}
    </fieldset>
  </div>
);
