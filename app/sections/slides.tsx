import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Island } from "~/island.tsx";
import { LanguageContext, useLanguage } from "~/language/page-language.ts";
import type { CarouselProps } from "~/ui/carousel/carousel.tsx";

type Props = Omit<CarouselProps, "slides"> & { slides: ReactNode[] };

/** A carousel in a page. Its cards are HTML alone: React knows the list, and not what is in it. */
export function Slides({ slides, ...props }: Props) {
  const html = renderToStaticMarkup(
    <LanguageContext value={useLanguage()}>
      {slides.map((slide, i) => (
        <li key={props.names[i]} className="slide">
          {slide}
        </li>
      ))}
    </LanguageContext>,
  );
  return (
    <Island<CarouselProps> name="carousel" props={{ ...props, slides: html }} shipped={{ ...props, slides: "" }} />
  );
}
