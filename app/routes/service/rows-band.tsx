import { Band } from "~/ui/band.tsx";
import { Fold } from "~/ui/fold.tsx";

type Props = { heading: string; rows: { title: string; text: string }[] };

/** What the service covers, as rows that unfold. */
export function RowsBand({ heading, rows }: Props) {
  return (
    <Band>
      <h2>{heading}</h2>
      <ul className="mt-6 gap-x-8 border-t-2 border-rule lg:grid lg:grid-cols-2">
        {rows.map(({ title, text }) => (
          <li key={title} className="border-b border-line">
            <Fold openOnWide heading={title}>
              <p className="measure text-text-soft">{text}</p>
            </Fold>
          </li>
        ))}
      </ul>
    </Band>
  );
}
