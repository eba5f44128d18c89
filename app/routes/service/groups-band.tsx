import { Band } from "~/ui/band.tsx";
import { StaticHtml } from "~/ui/static-html.tsx";

/** The technologies of a service in groups (`groups.tsx`), which come rendered. */
export function GroupsBand({ heading, html }: { heading: string; html: string }) {
  return (
    <Band>
      <h2>{heading}</h2>
      <StaticHtml id="static-groups" html={html} />
    </Band>
  );
}
