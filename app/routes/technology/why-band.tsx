import { Band } from "~/ui/band.tsx";

type Props = { title: string; points: string[]; expertise: string };

/** WHY CHOOSE {TECH}?: a text on working with it, and beside it six points. */
export function WhyBand({ title, points, expertise }: Props) {
  return (
    <Band ground="band-2">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2>{title}</h2>
          <p className="mt-6 text-lead leading-normal">{expertise}</p>
        </div>
        <ul className="starred border-t-2 border-band-mark lg:col-span-6 lg:col-start-7">
          {points.map((point) => (
            <li key={point} className="border-b border-band-line py-4">
              {point}
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
