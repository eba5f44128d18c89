import type { ComponentProps } from "react";
import { NarrowDiagram } from "~/content/.server/figures/narrow-diagram.tsx";
import { Band } from "~/ui/band.tsx";

type Props = ComponentProps<typeof NarrowDiagram> & { title: string };

/** What the service turns on, drawn. */
export function DiagramBand({ title, ...diagram }: Props) {
  return (
    <Band>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 className="lg:col-span-4">{title}</h2>
        <div className="lg:col-span-7 lg:col-start-6">
          <NarrowDiagram {...diagram} />
        </div>
      </div>
    </Band>
  );
}
