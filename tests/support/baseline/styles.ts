import stylelint from "stylelint";

/** @returns the names of what a style sheet uses beyond Baseline "widely available" outside a matching `@supports`. */
export async function beyondBaselineInStyles(code: string): Promise<string[]> {
  const rules = { "plugin/use-baseline": [true, { available: "widely" }] };
  const { results } = await stylelint.lint({
    code,
    config: { plugins: ["stylelint-plugin-use-baseline"], rules },
  });
  const names = results
    .flatMap(({ warnings }) => warnings)
    .map(({ text }) =>
      text
        .replace(/ is not a widely available.*/, "")
        .replace(/^(Property|Selector|At-rule|Function|Unit|Value|Type|Media condition) /, "")
        .replace("of property", "of")
        .replaceAll('"', ""),
    );
  return [...new Set(names)];
}
