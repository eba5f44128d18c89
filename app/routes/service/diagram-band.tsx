import { clsx } from "clsx/lite";
import type { ComponentProps, ReactNode } from "react";
import { NarrowDiagram } from "~/content/.server/figures/narrow-diagram.tsx";
import { Band } from "~/ui/band.tsx";

type Props = ComponentProps<typeof NarrowDiagram> & {
  title: string;
  /** Stands beside the diagram, which then takes the narrower part. */
  children?: ReactNode;
};

/** The diagram of the service. */
export function DiagramBand({ title, children, ...diagram }: Props) {
  return (
    <Band>
      <div className={clsx("grid gap-x-8 gap-y-10", children && "lg:grid-cols-[7fr_5fr]")}>
        {children && <div className="lg:pr-12">{children}</div>}
        <div className={clsx("grid content-start gap-8", !children && "lg:grid-cols-2")}>
          <h2>{title}</h2>
          <NarrowDiagram {...diagram} />
        </div>
      </div>
    </Band>
  );
}
