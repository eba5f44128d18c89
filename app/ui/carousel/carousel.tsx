import { clsx } from "clsx/lite";
import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { type ComponentProps, type KeyboardEvent, useEffect, useState } from "react";
import { interpolate } from "~/language/format-text.ts";
import { ArrowLeft, ArrowRight } from "../icons.tsx";

export type CarouselProps = {
  /** The texts of the carousel. All but `position` are for screen readers only. */
  labels: { label: string; role: string; cards: string; previous: string; next: string; position: string };
  /** One name per slide, said when the slide becomes the first shown. */
  names: string[];
  slides: string;
  /** @default false */
  loop?: boolean;
};

const MoveButton = (props: ComponentProps<"button">) => (
  <button {...props} type="button" className="button button-outline slide-button" />
);

/**
 * Shows the card that the keyboard reaches, in place of embla, which does so only within 10 ms of a Tab. A slow machine takes longer,
 * and a card left of the shown ones would stay unseen.
 */
const showFocused = (embla: NonNullable<UseEmblaCarouselType[1]>, { target }: FocusEvent) => {
  if (!(target instanceof Element && target.matches(":focus-visible"))) return false;
  // The browser may have scrolled to the card.
  embla.rootNode().scrollLeft = 0;
  embla.scrollTo(
    embla.slideNodes().findIndex((card) => card.contains(target)),
    true,
  );
  return false;
};

/**
 * One card on small screens, two from medium, three from large. In the HTML it is a list that scrolls sideways by
 * itself, readable and swipeable without scripts; its buttons are shown once embla moves it. Options are the specification's
 * (section 9). Left and right arrow keys move it while the focus is inside.
 */
export function Carousel({ labels, names, slides, loop = false }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({
    loop,
    align: "start",
    dragThreshold: 10,
    duration: 25,
    watchFocus: showFocused,
  });
  const [shown, setShown] = useState({ index: 0, atStart: true, atEnd: false, moved: false });

  useEffect(() => {
    if (!embla) return;
    const list = embla.rootNode();
    // It starts at the card to which the list had been scrolled.
    const index = Math.round(list.scrollLeft / (list.querySelector("li")?.getBoundingClientRect().width || 1));
    list.scrollLeft = 0;
    list.dataset.ready = "";
    embla.scrollTo(index, true);
    const show = () => {
      const now = embla.selectedScrollSnap();
      setShown((before) => ({
        index: now,
        atStart: !embla.canScrollPrev(),
        atEnd: !embla.canScrollNext(),
        moved: before.moved || now !== before.index,
      }));
    };
    show();
    embla.on("select", show).on("reInit", show);
  }, [embla]);

  /** Cards jump where motion is to be avoided. */
  const move = (where: "scrollPrev" | "scrollNext") =>
    embla?.[where](matchMedia("(prefers-reduced-motion: reduce)").matches);

  const onKeyDown = (event: KeyboardEvent) => {
    // With a modifier the keys belong to the browser, such as Alt+Left for Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const where = { ArrowLeft: "scrollPrev", ArrowRight: "scrollNext" }[event.key] as Parameters<typeof move>[0];
    if (!where) return;
    event.preventDefault();
    move(where);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group with a role description, not a fieldset.
    <div role="group" aria-roledescription={labels.role} aria-label={labels.label} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard. */}
      <section ref={viewport} className="carousel-viewport -mx-2" tabIndex={0} aria-label={labels.cards}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by this project. */}
        <ul className="flex print:flex-wrap" dangerouslySetInnerHTML={{ __html: slides }} suppressHydrationWarning />
      </section>
      <div className={clsx("mt-4 flex lg:mt-8 items-center gap-3 print:hidden", !embla && "invisible noscript:hidden")}>
        <MoveButton onClick={() => move("scrollPrev")} disabled={!loop && shown.atStart} aria-label={labels.previous}>
          <ArrowLeft size={20} />
        </MoveButton>
        <MoveButton onClick={() => move("scrollNext")} disabled={!loop && shown.atEnd} aria-label={labels.next}>
          <ArrowRight size={20} />
        </MoveButton>
        <p role="status" className="ml-2 text-sm text-text-soft">
          {shown.moved && <span className="sr-only">{`${names[shown.index]}, `}</span>}
          {/* Where several cards are seen, "1 of 5" would be wrong for the eye. */}
          <span className="md:sr-only">
            {interpolate(labels.position, { number: shown.index + 1, count: names.length })}
          </span>
        </p>
      </div>
    </div>
  );
}
