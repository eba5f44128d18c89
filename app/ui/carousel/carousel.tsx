import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { CarouselApi, Embla } from "./embla.tsx";

type Props = {
  /** Names the carousel for screen readers. */
  label: string;
  /** One name per slide, said when the slide becomes the first shown. */
  names: string[];
  slides: ReactNode[];
  /** @default false */
  loop?: boolean;
};

type Position = { index: number; atStart: boolean; atEnd: boolean };

const positionOf = (api: CarouselApi): Position => ({
  index: api.selectedScrollSnap(),
  atStart: !api.canScrollPrev(),
  atEnd: !api.canScrollNext(),
});

/**
 * One card on small screens, two from medium, three from large. In the HTML it is a list that scrolls sideways by
 * itself, readable and swipeable without scripts; embla takes it over when it comes near the screen. Left and right
 * arrow keys move it while focus is inside.
 */
export function Carousel({ label, names, slides, loop = false }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLElement>(null);
  const [Engine, setEngine] = useState<ComponentType<Parameters<typeof Embla>[0]>>();
  const [api, setApi] = useState<CarouselApi | null>(null);
  const [position, setPosition] = useState<Position>({ index: 0, atStart: !loop, atEnd: false });
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const load = () => void import("./embla.tsx").then((module) => setEngine(() => module.Embla));
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        load();
      },
      { rootMargin: "50%" },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  useEffect(() => {
    if (!api) return;
    const follow = () => setPosition(positionOf(api));
    const say = () => {
      follow();
      setMoved(true);
    };
    follow();
    api.on("select", say).on("reInit", follow);
    return () => void api.off("select", say).off("reInit", follow);
  }, [api]);

  const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  const previous = () => api?.scrollPrev(still());
  const next = () => api?.scrollNext(still());

  const onKeyDown = (event: KeyboardEvent) => {
    const move = event.key === "ArrowLeft" ? previous : event.key === "ArrowRight" ? next : undefined;
    if (!move) return;
    event.preventDefault();
    move();
  };

  const buttonClass = "button button-outline size-13 min-h-0! p-0!";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group with a role description, not a fieldset.
    <div ref={root} role="group" aria-roledescription="carousel" aria-label={label} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard. */}
      <section ref={viewport} className="carousel-viewport -mx-2" tabIndex={0} aria-label={`${label}: cards`}>
        <ul className="flex">
          {slides.map((slide, i) => (
            <li key={names[i]} className="min-w-0 shrink-0 basis-full px-2 md:basis-1/2 lg:basis-1/3">
              {slide}
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-8 flex items-center gap-3 [@media(scripting:none)]:hidden">
        <button
          type="button"
          className={buttonClass}
          onClick={previous}
          disabled={!loop && position.atStart}
          aria-label="Previous"
        >
          <ArrowLeft aria-hidden="true" size={20} />
        </button>
        <button
          type="button"
          className={buttonClass}
          onClick={next}
          disabled={!loop && position.atEnd}
          aria-label="Next"
        >
          <ArrowRight aria-hidden="true" size={20} />
        </button>
        <p role="status" className="ml-2 text-sm text-ink-soft">
          {moved && <span className="sr-only">{names[position.index]}, </span>}
          {position.index + 1} of {slides.length}
        </p>
      </div>
      {Engine && viewport.current && <Engine viewport={viewport.current} loop={loop} onApi={setApi} />}
    </div>
  );
}
