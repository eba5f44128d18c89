import type { ComponentProps, ReactNode } from "react";
import { fill } from "~/language/fill.ts";
import { ArrowLeft, ArrowRight } from "../icons.tsx";
import { useCarousel } from "./use-carousel.ts";

type Props = {
  /** What it is called, its buttons and its places; all but the place for screen readers. */
  words: { label: string; role: string; cards: string; previous: string; next: string; position: string };
  /** One name per slide, said when the slide becomes the first shown. */
  names: string[];
  slides: ReactNode[];
  /** @default false */
  loop?: boolean;
};

const MoveButton = (props: ComponentProps<"button">) => (
  <button {...props} type="button" className="button button-outline size-13 min-h-0! p-0!" />
);

/**
 * One card on small screens, two from medium, three from large. In the HTML it is a list that scrolls sideways by
 * itself, readable and swipeable without scripts; embla takes it over when it comes near the screen.
 */
export function Carousel({ words, names, slides, loop = false }: Props) {
  const { root, viewport, engine: Engine, setEmbla, start, index, moved, onKeyDown, ...move } = useCarousel(loop);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group with a role description, not a fieldset.
    <div ref={root} role="group" aria-roledescription={words.role} aria-label={words.label} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard. */}
      <section ref={viewport} className="carousel-viewport -mx-2" tabIndex={0} aria-label={words.cards}>
        <ul className="flex print:flex-wrap">
          {slides.map((slide, i) => (
            <li key={names[i]} className="min-w-0 shrink-0 basis-full px-2 md:basis-1/2 lg:basis-1/3">
              {slide}
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-8 flex items-center gap-3 print:hidden [@media(scripting:none)]:hidden">
        <MoveButton onClick={move.previous} disabled={move.stopsBefore} aria-label={words.previous}>
          <ArrowLeft size={20} />
        </MoveButton>
        <MoveButton onClick={move.next} disabled={move.stopsAfter} aria-label={words.next}>
          <ArrowRight size={20} />
        </MoveButton>
        <p role="status" className="ml-2 text-sm text-text-soft">
          {moved && <span className="sr-only">{names[index]}, </span>}
          {fill(words.position, { number: index + 1, count: slides.length })}
        </p>
      </div>
      {Engine && viewport.current && (
        <Engine viewport={viewport.current} loop={loop} start={start} onReady={setEmbla} />
      )}
    </div>
  );
}
