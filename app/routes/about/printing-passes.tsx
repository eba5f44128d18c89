import { PassPattern } from "~/sections/pass-pattern.tsx";

type Props = { passes: readonly { name: string; text: string }[]; caption: string };

/**
 * A pattern from edge to edge after each of its passes, with what each pass is. It illustrates the comparison in the story. In a wide
 * window the outer passes reach its edges, so that the first text begins where the page's column does.
 */
export function PrintingPasses({ passes, caption }: Props) {
  return (
    <figure className="bg-ground-2">
      <ol className="grid gap-x-1 sm:grid-cols-2 lg:grid-cols-[1fr_min(25vw,20rem)_min(25vw,20rem)_1fr]">
        {passes.map(({ name, text }, i) => (
          <li key={name} className="group break-inside-avoid">
            <div className="h-40 sm:h-52 lg:h-72">
              <PassPattern pass={i + 1} of={passes.length} dye="night" scale={1.6} />
            </div>
            <div className="px-[clamp(1.25rem,4vw,2rem)] py-6 lg:group-first:pl-[max(2rem,50vw-38rem)]">
              <p className="text-h4 font-semibold">
                {i + 1}. {name}
              </p>
              <p className="mt-2 max-w-[30rem] text-text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <figcaption className="wrap pb-8 text-sm text-text-soft">{caption}</figcaption>
    </figure>
  );
}
