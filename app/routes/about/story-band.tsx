import type { Interface } from "~/language/page-language.ts";
import { Band } from "~/ui/band.tsx";
import { PrintingPasses } from "./printing-passes.tsx";

type Props = { story: string[]; words: Pick<Interface["about"], "story" | "passes" | "passesCaption"> };

/** Our story, and beside it the block printing that it compares our work with. */
export function StoryBand({ story: [first, ...rest], words }: Props) {
  return (
    <Band>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2>{words.story}</h2>
          <p className="mt-8 text-lead leading-normal font-medium">{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="measure mt-5 text-text-soft">
              {paragraph}
            </p>
          ))}
        </div>
        <PrintingPasses
          names={words.passes}
          caption={words.passesCaption}
          className="lg:sticky lg:top-28 lg:col-span-4 lg:col-start-9 lg:self-start"
        />
      </div>
    </Band>
  );
}
