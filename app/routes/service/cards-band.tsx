import { clsx } from "clsx/lite";
import { Band } from "~/ui/band.tsx";
import { Pattern } from "~/ui/pattern/pattern.tsx";

type Card = { title: string; text: string };
type Props = { heading: string; cards: Card[]; intro: string[]; seed: string };

/** What a client gets, for whom it pays and for whom not; then the service cards. */
export function CardsBand({ heading, cards, intro, seed }: Props) {
  const [first, ...rest] = intro;
  // Four cards stand in two columns, six in three; of five the first takes two places of the three columns.
  const wideFirst = cards.length === 5;
  return (
    <Band>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <p className="text-lead leading-normal font-medium lg:col-span-6">{first}</p>
        <div className="grid content-start gap-y-5 text-text-soft lg:col-span-5 lg:col-start-8">
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <h2 className="mt-16 lg:mt-24">{heading}</h2>
      <ul className={clsx("mt-10 grid gap-6 md:grid-cols-2", cards.length !== 4 && "lg:grid-cols-3")}>
        {cards.map((card, i) => (
          <li key={card.title} className={clsx("card", i === 0 && wideFirst && "md:col-span-2 lg:flex-row")}>
            {i === 0 && wideFirst && (
              <div className="h-24 lg:h-auto lg:w-2/5">
                <Pattern seed={seed} cloth={{ scale: 0.8 }} />
              </div>
            )}
            <div className={clsx("p-6 lg:p-8", i === 0 && wideFirst && "lg:w-3/5")}>
              <h3>{card.title}</h3>
              <p className="mt-3 text-text-soft">{card.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
