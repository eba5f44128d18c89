import type { Interface } from "~/language/page-language.ts";
import { Band } from "~/ui/band.tsx";
import { Paragraphs } from "~/ui/texts.tsx";
import { PrintingPasses } from "./printing-passes.tsx";

type Props = { story: string[]; words: Pick<Interface["about"], "story" | "passes" | "passesCaption"> };

/** The firm's story. Below it the passes of block printing, with which the story compares our work. */
export function StoryBand({ story: [first, ...rest], words }: Props) {
  return (
    <>
      <Band>
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h2>{words.story}</h2>
            <p className="mt-8 text-lead leading-normal font-medium">{first}</p>
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
