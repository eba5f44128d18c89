import { clsx } from "clsx/lite";
import type { ComponentProps } from "react";
import { interpolate } from "~/language/interpolate.ts";
import { ArrowLeft, ArrowRight } from "../icons.tsx";
import { useCarousel } from "./use-carousel.ts";

export type CarouselProps = {
  /** The texts of the carousel. All but `position` are for screen readers only. */
  labels: { label: string; role: string; cards: string; previous: string; next: string; position: string };
  /** One name per slide, said when the slide becomes the first shown. */
  names: string[];
  /** The list of cards, as HTML. */
  slides: string;
  /** @default false */
  loop?: boolean;
};

const MoveButton = (props: ComponentProps<"button">) => (
  <button {...props} type="button" className="button button-outline slide-button" />
);

/**
 * One card on small screens, two from medium, three from large. In the HTML it is a list that scrolls sideways by
 * itself, readable and swipeable without scripts; its buttons are shown once embla moves it.
 */
export function Carousel({ labels, names, slides, loop = false }: CarouselProps) {
  const { viewport, isReady, index, moved, onKeyDown, ...move } = useCarousel(loop);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group with a role description, not a fieldset.
    <div role="group" aria-roledescription={labels.role} aria-label={labels.label} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard. */}
      <section ref={viewport} className="carousel-viewport -mx-2" tabIndex={0} aria-label={labels.cards}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by this project. */}
        <ul className="flex print:flex-wrap" dangerouslySetInnerHTML={{ __html: slides }} suppressHydrationWarning />
      </section>
      <div
        className={clsx("mt-4 flex lg:mt-8 items-center gap-3 print:hidden", !isReady && "invisible noscript:hidden")}
      >
        <MoveButton onClick={move.previous} disabled={move.stopsBefore} aria-label={labels.previous}>
          <ArrowLeft size={20} />
        </MoveButton>
        <MoveButton onClick={move.next} disabled={move.stopsAfter} aria-label={labels.next}>
          <ArrowRight size={20} />
        </MoveButton>
        <p role="status" className="ml-2 text-sm text-text-soft">
          {moved && <span className="sr-only">{`${names[index]}, `}</span>}
          {/* Where several cards are seen, "1 of 5" would be wrong for the eye. */}
          <span className="md:sr-only">{interpolate(labels.position, { number: index + 1, count: names.length })}</span>
        </p>
      </div>
    </div>
  );
}
