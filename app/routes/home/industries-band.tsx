import { Link } from "~/language/link.tsx";
import type { Interface } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { Slides } from "~/sections/slides.tsx";
import { Band } from "~/ui/band.tsx";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import { TextLink } from "~/ui/text-link.tsx";

type Card = { name: string; leadsTo: string; description: string; clients: string };
type Props = { heading: string; text: string; cards: Card[]; words: Interface["home"] };

/**
 * A colourway for each card, no two blues side by side. All cards use two tiles that the page has anyway: a pattern of its own for every card would be a
 * twentieth of the page's bytes.
 */
const colourways = ["madder", "indigo", "turmeric", "night", "kora"] as const;
const patternOf = (index: number) => ({
  tile: index % 2 ? ("suraj" as const) : ("ajrakh" as const),
  colourway: colourways[index % colourways.length] ?? "madder",
  scale: 0.9,
});

function IndustryCard({ card, index }: { card: Card; index: number }) {
  const { name, leadsTo, description, clients } = card;
  return (
    <div className="card h-full">
      <div className="h-16 max-sm:hidden lg:h-36">
        <Pattern seed={name} overrides={patternOf(index)} />
      </div>
      <div className="flex grow flex-col p-6 lg:p-7">
        <h3>
          <Link to={leadsTo} className="stretched">
            {name}
          </Link>
        </h3>
        <p className="mt-3 mb-6 text-text-soft">{description}</p>
        <p className="mt-auto line-t border-line pt-4 text-sm weight-500">{clients}</p>
      </div>
    </div>
  );
}

/** The looping carousel of five industries. */
export function IndustriesBand({ heading, text, cards, words }: Props) {
  return (
    <Band id="industries">
      <div className="grid items-end gap-x-8 gap-y-6 lg:grid-cols-12">
        <h2 className="lg:col-span-6">{heading}</h2>
        <p className="measure text-text-soft lg:col-span-5 lg:col-start-8">{text}</p>
      </div>
      <div className="mt-4 lg:mt-14">
        <Slides
          labels={words.carousel}
          loop
          names={cards.map((card) => card.name)}
          slides={cards.map((card, index) => <IndustryCard key={card.name} card={card} index={index} />)}
        />
      </div>
      <TextLink to={href("/industries")} className="mt-4">
        {words.exploreIndustries}
      </TextLink>
    </Band>
  );
}
