import { Band } from "~/ui/band.tsx";

type Props = { title: string; points: { title: string; text: string }[] };

/** Why choose us, where the specification lists it: the heading stays at the side while its points pass. */
export function WhyBand({ title, points }: Props) {
  return (
    <Band>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">{title}</h2>
        <dl className="border-t-2 border-rule lg:col-span-7 lg:col-start-6">
          {points.map((point) => (
            <div key={point.title} className="border-b border-line py-6">
              <dt className="text-h3 leading-tight font-bold">{point.title}</dt>
              <dd className="measure mt-2 text-text-soft">{point.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
