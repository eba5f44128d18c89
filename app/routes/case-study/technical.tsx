import type { ComponentProps } from "react";
import { Diagram } from "~/content/.server/figures/diagram.tsx";
import { Prose } from "~/sections/prose.tsx";
import { Band } from "~/ui/band.tsx";

type Props = {
  /** `Prose` brings its style sheet. */
  diagram: ComponentProps<typeof Diagram>;
  html: string;
  sections: { id: string; title: string }[];
};

/** The technical part: a diagram of the system across the page, then the text on how and why. */
export function Technical({ diagram, html, sections }: Props) {
  return (
    <Band>
      <h2>The system in one picture</h2>
      <div className="mt-8 lg:mt-12 [&_svg]:w-full">
        <Diagram {...diagram} />
      </div>
      <div className="mt-16 grid gap-x-8 gap-y-10 lg:mt-28 lg:grid-cols-12">
        <nav aria-label="Technical sections" className="lg:sticky lg:top-28 lg:col-span-3 lg:self-start print:hidden">
          <ul className="border-t-2 border-rule">
            {sections.map(({ id, title }) => (
              <li key={id} className="border-b border-line">
                <a
                  href={`#${id}`}
                  className="flex min-h-12 items-center text-sm font-medium text-text-soft hover:text-mark hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Prose html={html} className="min-w-0 lg:col-span-8 lg:col-start-5" />
      </div>
    </Band>
  );
}
