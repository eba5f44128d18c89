import { Process } from "~/sections/process.tsx";
import { Band } from "~/ui/band.tsx";

/** The numbered process, on the thread that runs through it. */
export function ProcessBand({ steps }: { steps: { title: string; text: string }[] }) {
  return (
    <Band ground="indigo">
      <h2>How the work runs</h2>
      <Process steps={steps} className="mt-12 lg:mt-16" />
    </Band>
  );
}
