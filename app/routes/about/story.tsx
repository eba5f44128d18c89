import type { Interface } from "~/language/page-language.ts";
import { PassPattern } from "~/sections/pass-pattern.tsx";
import { Band } from "~/ui/band.tsx";
import { Paragraphs } from "~/ui/texts.tsx";

type PrintingPassesProps = { passes: readonly { name: string; text: string }[]; caption: string };

/**
 * A pattern from edge to edge after each of its passes, with what each pass is. It illustrates the comparison in the story. In a wide
 * window the outer passes reach its edges, so that the first text begins where the page's column does.
 */
export function PrintingPasses({ passes, caption }: PrintingPassesProps) {
  return (
    <figure className="bg-ground-2">
      <ol className="passes">
        {passes.map(({ name, text }, i) => (
          <li key={name} className="group break-inside-avoid">
            <div className="h-40 sm:h-52 lg:h-72">
              <PassPattern pass={i + 1} of={passes.length} dye="night" scale={1.6} />
            </div>
            <div className="pass-text">
              <p className="text-h4 weight-600">
                {i + 1}. {name}
              </p>
              <p className="pass-words">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <figcaption className="wrap pb-8 text-sm text-text-soft">{caption}</figcaption>
    </figure>
  );
}

type StoryProps = { story: string[]; words: Pick<Interface["about"], "story" | "passes" | "passesCaption"> };

/** The firm's story. Below it the passes of block printing, with which the story compares our work. */
export function StoryBand({ story: [first, ...rest], words }: StoryProps) {
  return (
    <>
      <Band>
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h2>{words.story}</h2>
            <p className="mt-8 text-lead lh-1.5 weight-500">{first}</p>
          </div>
          <div className="grid content-start gap-y-5 text-text-soft lg:col-span-6 lg:col-start-7">
            <Paragraphs texts={rest} className="measure" />
          </div>
        </div>
      </Band>
      <PrintingPasses passes={words.passes} caption={words.passesCaption} />
    </>
  );
}
