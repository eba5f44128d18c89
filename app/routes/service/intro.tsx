import { clsx } from "clsx/lite";

type Props = {
  paragraphs: string[];
  /** Whether the paragraphs after the first stand side by side. */
  wide?: boolean;
};

/** What a client gets, whom it pays for, and whom not. */
export function Intro({ paragraphs: [first, ...rest], wide = false }: Props) {
  return (
    <>
      <p className={clsx("text-lead leading-normal font-medium", wide && "max-w-5xl")}>{first}</p>
      <div className={clsx("mt-6 grid gap-x-8 gap-y-5 text-text-soft", wide && rest.length > 1 && "lg:grid-cols-2")}>
        {rest.map((paragraph) => (
          <p key={paragraph} className="measure">
            {paragraph}
          </p>
        ))}
      </div>
    </>
  );
}
