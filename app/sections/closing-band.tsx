import type { ReactNode } from "react";
import { href } from "~/paths.ts";
import { ButtonLink } from "~/ui/links.tsx";
import { Pattern } from "~/ui/pattern/pattern.tsx";

type Props = {
  title: string;
  text?: string | undefined;
  seed: string;
  /** The label of the button that leads to /contact. Left out where `children` are other buttons. */
  call?: string;
  children?: ReactNode;
};

/** The last band of a page: a question and buttons on indigo, below a pattern. Print leaves it out, as paper has no links. */
export const ClosingBand = ({ title, text, seed, call, children }: Props) => (
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
