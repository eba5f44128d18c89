import type { ComponentProps } from "react";
import { ProjectCards } from "~/sections/project-cards.tsx";
import { Band } from "~/ui/band.tsx";

type Props = Pick<ComponentProps<typeof ProjectCards>, "projects"> & { heading: string };

/** Projects with this kind of work. */
export function ProofBand({ heading, projects }: Props) {
  return (
    <Band ground="band-2">
      <div className="grid gap-8 lg:grid-cols-3">
        <h2>{heading}</h2>
        <ProjectCards projects={projects} className="md:grid-cols-2 lg:col-span-2" />
      </div>
    </Band>
  );
}
