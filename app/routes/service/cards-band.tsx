import { clsx } from "clsx/lite";
import type { ReactNode } from "react";
import { Band } from "~/ui/band.tsx";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import type { patternAt } from "~/ui/pattern/seeded-pattern.ts";

type Card = { title: string; text: string };
type Props = {
  heading: string;
  cards: Card[];
  seed: string;
  pattern: ReturnType<typeof patternAt>;
  children: ReactNode;
};

/** The service cards below the intro. On a phone they stand in one row that scrolls sideways. */
export function CardsBand({ heading, cards, seed, pattern, children }: Props) {
  // Four cards stand in two columns, six in three. With five, the first card takes two of three columns.
  const wideFirst = cards.length === 5;
  return (
    <Band>
      {children}
      <h2 id="covers" className="mt-10 lg:mt-24">
        {heading}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls. */}
      <div
        className="card-row md:mt-6 lg:mt-10"
        role="group"
        aria-labelledby="covers"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keyboard.
        tabIndex={0}
      >
        <ul className={clsx("grid gap-6 md:grid-cols-2", cards.length !== 4 && "lg:grid-cols-3")}>
          {cards.map((card, i) => (
            <li key={card.title} className={clsx("card", i === 0 && wideFirst && "md:col-span-2 lg:flex-row")}>
              {i === 0 && wideFirst && (
                <div className="max-lg:hidden lg:w-2/5">
                  <Pattern seed={seed} overrides={{ ...pattern, scale: 0.8 }} />
                </div>
              )}
              <div className={clsx("p-5 lg:p-8", i === 0 && wideFirst && "lg:w-3/5")}>
                <h3>{card.title}</h3>
                <p className="mt-3 text-text-soft">{card.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
