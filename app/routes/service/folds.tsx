import { clsx } from "clsx/lite";
import { LogoLinks } from "~/sections/logo-links.tsx";
import { Band } from "~/ui/band.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Starred } from "~/ui/texts.tsx";
import type { Service } from "./load.ts";

/** Technologies in groups that unfold, each with what decides between them. */
export function GroupsBand({ heading, groups }: { heading: string; groups: NonNullable<Service["groups"]> }) {
  return (
    <Band>
      <h2>{heading}</h2>
      <ul className="mt-6 line-t-2 lg:mt-10 border-rule">
        {groups.map(({ title, text, technologies }) => (
          <li key={title} className="line-b border-line">
            <Fold openOnWide heading={title}>
              <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
                <p className="measure text-text-soft lg:col-span-5">{text}</p>
                <LogoLinks technologies={technologies} className="lg:col-span-7" />
              </div>
            </Fold>
          </li>
        ))}
      </ul>
    </Band>
  );
}

type RowsProps = { heading: string; rows: { title: string; text: string }[] };

/** What the service covers, as rows that unfold. */
export function RowsBand({ heading, rows }: RowsProps) {
  return (
    <Band>
      <h2>{heading}</h2>
      <ul className="mt-6 gap-x-8 line-t-2 border-rule lg:grid lg:grid-cols-2">
        {rows.map(({ title, text }) => (
          <li key={title} className="line-b border-line">
            <Fold openOnWide heading={title}>
              <p className="measure text-text-soft">{text}</p>
            </Fold>
          </li>
        ))}
      </ul>
    </Band>
  );
}

type StartProps = Pick<Service, "bring" | "technologies" | "words">;

/** What we need from the client to start, and the technologies, unless the page shows them in groups. */
export function StartBand({ bring, technologies, words }: StartProps) {
  const alone = technologies.length === 0;
  return (
    <Band border ground="ground-2">
      <div className="start">
        {!alone && (
          <div className="lg:col-span-6">
            <Fold openOnWide heading={words.builtWith} level="h2">
              <LogoLinks technologies={technologies} />
            </Fold>
          </div>
        )}
        <div className={clsx(alone ? "start-wide" : "lg:col-span-6")}>
          <Fold openOnWide heading={words.bring} level="h2">
            <Starred texts={bring} className="measure grid gap-4" />
          </Fold>
        </div>
      </div>
    </Band>
  );
}

type WhyProps = { title: string; points: { title: string; text: string }[] };

/** WHY CHOOSE …, with points that unfold. Only pages for which the specification lists it have it. */
export function WhyBand({ title, points }: WhyProps) {
  return (
    <Band>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 className="lg:col-span-4">{title}</h2>
        <ul className="line-t-2 border-rule lg:col-span-7 lg:col-start-6">
          {points.map((point) => (
            <li key={point.title} className="line-b border-line">
              <Fold openOnWide heading={point.title}>
                <p className="measure text-text-soft">{point.text}</p>
              </Fold>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
