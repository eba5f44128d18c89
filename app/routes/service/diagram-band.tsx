import { Band } from "~/ui/band.tsx";
import { StaticHtml } from "~/ui/static-html.tsx";

type Props = { title: string; html: string };

/** What the service turns on, drawn: the picture and its caption come rendered. */
export function DiagramBand({ title, html }: Props) {
  return (
    <Band>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 className="lg:col-span-4">{title}</h2>
        <StaticHtml id="static-diagram" html={html} className="lg:col-span-7 lg:col-start-6" />
      </div>
    </Band>
  );
}
