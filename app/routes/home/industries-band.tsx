import { renderToStaticMarkup } from "react-dom/server";
import { Island } from "~/island.tsx";
import { Link } from "~/language/link.tsx";
import { LanguageContext, useLanguage } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { Band } from "~/ui/band.tsx";
import type { CarouselProps } from "~/ui/carousel/carousel.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import type { HomePage } from "./load.ts";

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

type CardProps = HomePage["industryCards"][number] & { index: number };

const IndustryCard = ({ name, leadsTo, description, clients, index }: CardProps) => (
  <li className="slide">
    <div className="card h-full">
      <div className="h-16 max-sm:hidden lg:h-36">
        <Pattern seed={name} overrides={patternOf(index)} />
      </div>
      <div className="flex grow flex-col p-6 lg:p-7">
        <h3>
          <Link to={leadsTo} isTitle className="stretched">
            {name}
          </Link>
        </h3>
        <p className="mt-3 mb-6 text-text-soft">{description}</p>
        <p className="mt-auto line-t border-line pt-4 text-sm weight-500">{clients}</p>
      </div>
    </div>
  </li>
);

/** The looping carousel of five industries. */
export function IndustriesBand({ industries: { heading, text }, industryCards: cards, words }: HomePage) {
  // The cards are HTML alone: React knows the list, and not what is in it.
  const slides = renderToStaticMarkup(
    <LanguageContext value={useLanguage()}>
      {cards.map((card, i) => (
        <IndustryCard key={card.name} {...card} index={i} />
      ))}
    </LanguageContext>,
  );
  const props = { labels: words.carousel, loop: true, names: cards.map(({ name }) => name), slides: "" };
  return (
    <Band id="industries">
      <div className="grid items-end gap-x-8 gap-y-6 lg:grid-cols-12">
        <h2 className="lg:col-span-6">{heading}</h2>
        <p className="measure text-text-soft lg:col-span-5 lg:col-start-8">{text}</p>
      </div>
      <div className="mt-4 lg:mt-14">
        <Island<CarouselProps> name="carousel" props={{ ...props, slides }} shipped={props} />
      </div>
      <TextLink to={href("/industries")} className="mt-4">
        {words.exploreIndustries}
      </TextLink>
    </Band>
  );
}
