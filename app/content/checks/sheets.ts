import { fileOf } from "../page-files.ts";
import type { Content } from "../parse-files.ts";
import { type Problem, problem } from "../problems.ts";
import { articleRows } from "../sheets/table.ts";

/** The articles from which a sheet is made exist. */
function missingArticles(all: Content): Problem[] {
  return all.sheets.flatMap(({ slug, parts }) => {
    const missing = parts.filter(({ from }) => all.texts[fileOf("articles", from.article)] === undefined);
    return missing.map(({ from }) =>
      problem(
        fileOf("sheets", slug),
        "parts",
        `is made of "${from.article}", but there is no such article: correct it`,
      ),
    );
  });
}

/** A table that English takes from an article has as many rows and cells in another language's sheet. */
function otherRows(all: Content): Problem[] {
  return all.translations.flatMap(({ language, sheets }) =>
    sheets.flatMap(({ slug, parts }) =>
      parts.flatMap((part, i) => {
        const { rows = [], columns } = part;
        const place = [fileOf("sheets", slug, language), `parts (entry ${i + 1}).rows`] as const;
        const many = articleRows(part, all).length;
        if (rows.length !== many)
          return [problem(...place, `has ${rows.length} rows, and the English sheet ${many}: write each of those`)];
        const uneven = rows.findIndex((row) => row.length !== columns.length);
        const remedy = `row ${uneven + 1} has not ${columns.length} cells: write one under each of \`columns\``;
        return uneven < 0 ? [] : [problem(...place, remedy)];
      }),
    ),
  );
}

/** Sheets find the rows that they take from articles, and other languages have the same rows. */
export function checkSheets(all: Content): Problem[] {
  const missing = missingArticles(all);
  return missing.length > 0 ? missing : otherRows(all);
}
