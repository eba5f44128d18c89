import type { ComponentProps } from "react";
import { Diagram } from "~/content/figures/diagram.tsx";
import { Prose } from "~/sections/prose.tsx";
import { Band } from "~/ui/band.tsx";
import { Fold } from "~/ui/fold.tsx";

type Props = {
  /** `Prose` brings its style sheet. */
  diagram: ComponentProps<typeof Diagram>;
  html: string;
  sections: { id: string; title: string }[];
};

/** The technical part, folded: a diagram of the system across the page, then the text on how and why. A link to a section opens it. */
export function Technical({ diagram, html, sections }: Props) {
  return (
    <Band>
      <Fold level="h2" heading="For engineers: how it’s built and measured">
        <h2>The system in one picture</h2>
        <div className="technical-diagram">
          <Diagram {...diagram} />
        </div>
        <div className="technical-lists">
          <nav aria-label="Technical sections" className="lg:sticky lg:top-28 lg:col-span-3 lg:self-start print:hidden">
            <ul className="line-t-2 border-rule">
              {sections.map(({ id, title }) => (
                <li key={id} className="line-b border-line">
                  <a href={`#${id}`} className="technical-link">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <Prose html={html} className="min-w-0 lg:col-span-8 lg:col-start-5" />
        </div>
      </Fold>
    </Band>
  );
}
