import { clsx } from "clsx/lite";
import type { ComponentProps, ReactNode } from "react";
import { href } from "~/href.ts";
import { useLanguage } from "~/language/page-language.ts";
import { ButtonLink } from "~/ui/links.tsx";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";

type HeroProps = {
  crumbs: Crumb[];
  title: string;
  tagline?: string;
  /** Decides the pattern beside the text. */
  seed: string;
  /** Family and dye of a page that has a place in a list (`patternAt`). */
  pattern?: ComponentProps<typeof Pattern>["overrides"];
  /** Above the title: a label or a logo. */
  above?: ReactNode;
  /** Below the tagline; from 64rem on beside the text, in the place of the pattern. */
  picture?: ReactNode;
  /** Below title and tagline: paragraphs, buttons, facts. */
  children?: ReactNode;
  /**
   * `dark` is a dark band, `light` the page's light ground. On a page of mostly `text` the pattern takes a sixth of the width in place
   * of a third, on the light ground. @default "dark"
   */
  look?: "dark" | "light" | "text";
};

/**
 * How an inner page begins: text on the left, the page's own pattern along the right edge, below the header. On small screens the
 * pattern is a border below the text.
 */
export function PageHero({
  crumbs,
  title,
  tagline,
  seed,
  pattern,
  above,
  picture,
  children,
  look = "dark",
}: HeroProps) {
  const dark = look === "dark";
  const wide = look !== "text";
  return (
    <section
      className={clsx("relative flex flex-col overflow-hidden pt-20 print:pt-0", dark ? "on-dark" : "bg-ground-2")}
    >
      <div className="wrap lg:grid lg:grid-cols-12 lg:gap-x-8">
        <div
          className={clsx(
            "pt-5 pb-10 lg:pb-16",
            picture ? "lg:col-span-12" : wide ? "lg:col-span-8 xl:pr-8" : "lg:col-span-10",
          )}
        >
          <div className={dark ? "text-band-soft" : "text-text-soft"}>
            <Breadcrumbs crumbs={crumbs} />
          </div>
          <div className={clsx("mt-5 sm:mt-8 lg:mt-12 low:mt-5", picture && "pictured")}>
            {above}
            <h1>{title}</h1>
            {tagline && (
              <p className={clsx("mt-5 max-w-[38rem] text-lead", dark ? "text-band-soft" : "text-text-soft")}>
                {tagline}
              </p>
            )}
            {picture}
            {children}
          </div>
        </div>
      </div>
      {!picture && (
        <div
          className={clsx(
            "h-20 grow lg:absolute lg:right-0 lg:bottom-0 lg:top-20 lg:h-auto",
            // As wide as the columns that the text leaves, up to the edge of the window.
            wide
              ? "lg:w-[calc((100vw-min(100vw,80rem))/2+min(100vw,80rem)*0.3)]"
              : "lg:w-[calc((100vw-min(100vw,80rem))/2+min(100vw,80rem)*0.13)]",
          )}
        >
          <Pattern seed={seed} overrides={pattern} />
        </div>
      )}
    </section>
  );
}

/** What the head of an overview offers: the call to action first, then a working model. */
export function HeroActions({ call, className = "mt-8" }: { call: string; className?: string }) {
  const { models } = useLanguage().catalogue;
  return (
    <div className={clsx("flex flex-wrap gap-4", className)}>
      <ButtonLink to={href("/contact")}>{call}</ButtonLink>
      <ButtonLink to={`${href("/")}#work`} variant="outline">
        {models.seeOne}
      </ButtonLink>
    </div>
  );
}

type ClosingProps = {
  title: string;
  text?: string | undefined;
  seed: string;
  /** The label of the button that leads to /contact. Left out where `children` are other buttons. */
  call?: string;
  children?: ReactNode;
};

/** The last band of a page: a question and buttons on indigo, below a pattern. Print leaves it out, as paper has no links. */
export const ClosingBand = ({ title, text, seed, call, children }: ClosingProps) => (
  <section className="on-dark bg-band-2 print:hidden">
    <div className="h-12" aria-hidden="true">
      <Pattern seed={seed} overrides={{ scale: 0.4, shift: [0, 0] }} />
    </div>
    <div className="wrap grid items-end gap-8 py-10 lg:grid-cols-12 lg:py-20">
      <div className="lg:col-span-7">
        <h2>{title}</h2>
        {text && <p className="measure mt-4 text-band-soft">{text}</p>}
      </div>
      <div className="flex flex-wrap gap-4 lg:col-span-5 lg:justify-end">
        {call ? <ButtonLink to={href("/contact")}>{call}</ButtonLink> : children}
      </div>
    </div>
  </section>
);
