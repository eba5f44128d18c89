import { Process } from "~/sections/process.tsx";
import { Band } from "~/ui/band.tsx";

type Props = { heading: string; steps: { title: string; text: string }[] };

/** The numbered process, on the thread that runs through it. */
export function ProcessBand({ heading, steps }: Props) {
  return (
    <Band ground="band-2">
      <h2>{heading}</h2>
      <Process steps={steps} className="mt-12 lg:mt-16" />
    </Band>
  );
}
