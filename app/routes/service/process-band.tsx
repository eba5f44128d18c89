import { PassPattern } from "~/sections/pass-pattern.tsx";
import { Process } from "~/sections/process.tsx";
import { Band } from "~/ui/band.tsx";
import type { Colourway } from "~/ui/pattern/colourways.ts";

type Props = { heading: string; steps: { title: string; text: string }[]; dye: Colourway };

/** The numbered process. The signature pattern, in the service's dye, is printed one pass further at each step. */
export function ProcessBand({ heading, steps, dye }: Props) {
  return (
    <Band ground="band-2">
      <h2>{heading}</h2>
      <Process
        steps={steps}
        pictureOf={(step) => (
          // On a phone it is a small square on the thread, below the step's number, where it takes no room from the text.
          <div className="outline -outline-offset-1 outline-band-line max-lg:absolute max-lg:top-14 max-lg:left-0 max-lg:size-30 max-lg:origin-top-left max-lg:scale-[.3667] lg:mb-5 lg:h-36 print:hidden">
            <PassPattern pass={step + 1} of={steps.length} dye={dye} scale={1} />
          </div>
        )}
        className="mt-12 lg:mt-16"
      />
    </Band>
  );
}
