import { Band } from "~/ui/band.tsx";

type Props = { heading: string; text: string; beliefs: { title: string; text: string }[] };

/** The mission, set large, and the three beliefs behind it. */
export function MissionBand({ heading, text, beliefs }: Props) {
  return (
    <Band ground="band-2">
      <h2 className="label text-band-mark-2">{heading}</h2>
      <p className="mt-6 measure text-h3 leading-snug font-semibold tracking-tight">{text}</p>
      <ul className="mt-14 grid gap-x-8 gap-y-10 lg:grid-cols-3">
        {beliefs.map((belief) => (
          <li key={belief.title} className="border-t-2 border-band-mark pt-5">
            <h3>{belief.title}</h3>
            <p className="mt-3 text-band-soft">{belief.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
