import { Band } from "~/ui/band.tsx";
import { Fold } from "~/ui/fold.tsx";

type Props = { title: string; points: { title: string; text: string }[] };

/** WHY CHOOSE …, with points that unfold. Only pages for which the specification lists it have it. */
export function WhyBand({ title, points }: Props) {
  return (
    <Band>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 className="lg:col-span-4">{title}</h2>
        <ul className="border-t-2 border-rule lg:col-span-7 lg:col-start-6">
          {points.map((point) => (
            <li key={point.title} className="border-b border-line">
              <Fold openOnWide heading={point.title}>
                <p className="measure text-text-soft">{point.text}</p>
              </Fold>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
