import { Band } from "~/ui/band.tsx";

type Props = { heading: string; points: { title: string; text: string }[] };

/** Four why-us cards. The second column hangs lower. */
export function WhyUsBand({ heading, points }: Props) {
  return (
    <Band>
      <h2>{heading}</h2>
      <ul className="mt-10 grid gap-6 md:grid-cols-2 md:pb-16">
        {points.map((point) => (
          <li key={point.title} className="card p-6 md:even:top-16 lg:p-10">
            <h3>{point.title}</h3>
            <p className="mt-3 text-text-soft">{point.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
