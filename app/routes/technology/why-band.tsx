import { Band } from "~/ui/band.tsx";

type Props = { title: string; points: string[]; expertise: string };

/** WHY CHOOSE {TECH}?: six points, and beside them how we use it in our own work. */
export function WhyBand({ title, points, expertise }: Props) {
  return (
    <Band ground="indigo">
      <h2>{title}</h2>
      <div className="mt-10 grid gap-x-8 gap-y-12 lg:mt-14 lg:grid-cols-12">
        <ul className="starred grid content-start gap-5 lg:col-span-5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="border-l-2 border-turmeric pl-6 text-lead leading-normal lg:col-span-6 lg:col-start-7 lg:self-start lg:pl-10">
          {expertise}
        </p>
      </div>
    </Band>
  );
}
