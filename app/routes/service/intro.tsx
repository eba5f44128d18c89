import { clsx } from "clsx/lite";
import { Paragraphs } from "~/ui/texts.tsx";

type Props = {
  paragraphs: string[];
  /** Whether the paragraphs after the first stand beside it. */
  wide?: boolean;
};

/** What a client gets, whom it pays for, and whom not. */
export const Intro = ({ paragraphs: [first, ...rest], wide = false }: Props) => (
  <div className={clsx("grid gap-x-8 gap-y-6", wide && "lg:grid-cols-2")}>
    <p className="text-lead leading-normal font-medium">{first}</p>
    <div className="grid content-start gap-y-5 text-text-soft">
      <Paragraphs texts={rest} />
    </div>
  </div>
);
