import { href } from "~/href.ts";
import prepareFirstScreen from "~/inline/prepare-home-first-paint.ts?inline-script";
import { Link } from "~/language/link.tsx";
import { InlineScript } from "~/ui/inline-assets.tsx";
import { ArrowLink } from "~/ui/links.tsx";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import type { HomeData } from "./load.ts";

/** Keeps compounds such as "real-world" on one line. */
const unbroken = (text: string) =>
  text.split(/(\S+-\S+)/).map((part, i) =>
    i % 2 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

/**
 * A dark band with text on the left and a pattern on the right. Both fade in within a second, by CSS and from the first paint. During
 * that second four passes of the pattern are printed.
 */
export const Hero = ({ hero: { badge, headline, tagline, lead }, words: { build, book, costs } }: HomeData) => (
  <section className="on-dark relative isolate overflow-hidden">
    <InlineScript script={prepareFirstScreen} />
    <div className="wrap hero-grid">
      <div className="hero-fade hero-text">
        <p className="label text-band-mark flex items-center gap-3">
          <svg viewBox="0 0 12 12" className="hero-sign" aria-hidden="true">
            <path d="M6 0l6 6-6 6-6-6z" />
          </svg>
          {badge}
        </p>
        <h1 className="hero-title">{unbroken(headline)}</h1>
        <p className="mt-6 text-h4 low:mt-4 weight-600">{tagline}</p>
        <p className="mt-3 max-w-[34rem] text-lead lh-1.5 text-band-soft">{lead}</p>
        <div className="hero-buttons">
          <a href="#contact" className="button button-primary">
            {build}
          </a>
          <a href="#contact" className="button button-outline">
            {book}
          </a>
        </div>
        <ArrowLink to={href("/what-a-website-costs")} className="mt-3">
          {costs}
        </ArrowLink>
      </div>
    </div>
    <div className="hero-fade hero-pattern">
      <Pattern
        seed="hero"
        overrides={{ tile: "ajrakh", colourway: "night", scale: 1.6 }}
        className="fade-hero printing"
      />
    </div>
  </section>
);

const Names = ({ strip, copy }: Pick<HomeData, "strip"> & { copy?: boolean }) => (
  <ul aria-hidden={copy}>
    {strip.map(({ name, technology }) => (
      <li key={name} className="flex items-center">
        <Link
          to={href("/technologies/:slug", { slug: technology })}
          tabIndex={copy ? -1 : undefined}
          className="strip-name"
        >
          {name}
        </Link>
        <svg viewBox="0 0 12 12" className="strip-star" aria-hidden="true">
          <path d="M6 0l1.6 4.4L12 6 7.6 7.6 6 12 4.4 7.6 0 6l4.4-1.6z" />
        </svg>
      </li>
    ))}
  </ul>
);

/**
 * The scrolling strip of six technologies. One copy of the names is wider than any screen (`styles/home-hero.css`). The second, which
 * follows it, is hidden from assistive technology.
 */
export const TechnologyStrip = ({ strip }: HomeData) => (
  <div className="strip on-dark print:hidden line-t border-band-line text-band-soft">
    <div className="strip-track">
      <Names strip={strip} />
      <Names strip={strip} copy />
    </div>
  </div>
);
