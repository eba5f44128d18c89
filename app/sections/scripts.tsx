import type { ReactNode } from "react";
import type { ShownSection } from "~/content/texts/explainers.ts";

type Props = NonNullable<ShownSection["scripts"]>;

/** @param lang the script that is shown; the label is in the language of the page */
const Sample = ({ label, lang, children }: { label: string; lang: string; children: ReactNode }) => (
  <figure>
    <figcaption className="text-sm text-text-soft">{label}</figcaption>
    <div lang={lang} className="mt-2 grid max-w-xs gap-2">
      {children}
    </div>
  </figure>
);

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <p className="text-h3 weight-600">
    {lines[0]} <br />
    {lines[1]}
  </p>
);

/** One sentence and one small form in each script of the site: how it looks at the size of a heading, and where its lines may break. */
export function Scripts({ right, wrong, form, samples }: Props) {
  return (
    <ul className="mt-10 grid gap-12">
      {samples.map(({ language, goodBreak, badBreak, fields, button }) => (
        <li key={language} className="grid gap-x-8 gap-y-6 line-t border-line pt-6 md:grid-cols-3">
          <Sample label={right} lang={language}>
            <Lines lines={goodBreak} />
          </Sample>
          <Sample label={wrong} lang={language}>
            <Lines lines={badBreak} />
          </Sample>
          <Sample label={form} lang={language}>
            {fields.map((field) => (
              <p key={field} className="line border-line px-3 py-2">
                {field}
              </p>
            ))}
            <p className="button button-primary">{button}</p>
          </Sample>
        </li>
      ))}
    </ul>
  );
}
