import type { ComponentProps, ReactNode } from "react";
import { ArrowLeft, ArrowRight } from "../icons.tsx";
import { useCarousel } from "./use-carousel.ts";

type Props = {
  /** Names the carousel for screen readers. */
  label: string;
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
export function Carousel({ label, names, slides, loop = false }: Props) {
  const { root, viewport, engine: Engine, setEmbla, start, index, moved, onKeyDown, ...move } = useCarousel(loop);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group with a role description, not a fieldset.
    <div ref={root} role="group" aria-roledescription="carousel" aria-label={label} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard. */}
      <section ref={viewport} className="carousel-viewport -mx-2" tabIndex={0} aria-label={`${label}: cards`}>
        <ul className="flex print:flex-wrap">
          {slides.map((slide, i) => (
            <li key={names[i]} className="min-w-0 shrink-0 basis-full px-2 md:basis-1/2 lg:basis-1/3">
              {slide}
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-8 flex items-center gap-3 print:hidden [@media(scripting:none)]:hidden">
        <MoveButton onClick={move.previous} disabled={move.stopsBefore} aria-label="Previous">
          <ArrowLeft size={20} />
        </MoveButton>
        <MoveButton onClick={move.next} disabled={move.stopsAfter} aria-label="Next">
          <ArrowRight size={20} />
        </MoveButton>
        <p role="status" className="ml-2 text-sm text-text-soft">
          {moved && <span className="sr-only">{names[index]}, </span>}
          {index + 1} of {slides.length}
        </p>
      </div>
      {Engine && viewport.current && (
        <Engine viewport={viewport.current} loop={loop} start={start} onReady={setEmbla} />
      )}
    </div>
  );
}
