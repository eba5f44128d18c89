import type { Interface } from "~/language/page-language.ts";

/** The choices: the key of the label in the catalogue, and the media query for which the dark scheme holds. */
const choices = [
  ["system", "(prefers-color-scheme:dark)"],
  ["day", "never"],
  ["night", "all"],
] as const;

/** The choice of colour scheme (`behaviours/scheme.ts`). Without scripts it is not shown, because it could do nothing. */
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
