import { Band } from "~/ui/band.tsx";

type MissionProps = { heading: string; text: string; beliefs: { title: string; text: string }[] };

/** The mission, set large, and the three beliefs behind it. */
export function MissionBand({ heading, text, beliefs }: MissionProps) {
  return (
    <Band ground="band-2">
      <h2 className="label text-band-mark-2">{heading}</h2>
      <p className="mt-6 measure text-h3 lh-[1.375] weight-600 tight">{text}</p>
      <ul className="mt-14 grid gap-x-8 gap-y-10 lg:grid-cols-3">
        {beliefs.map((belief) => (
          <li key={belief.title} className="line-t-2 border-band-mark pt-5">
            <h3>{belief.title}</h3>
            <p className="mt-3 text-band-soft">{belief.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

type WhyUsProps = { heading: string; points: { title: string; text: string }[] };

/** Four why-us cards. The second column hangs lower. */
export function WhyUsBand({ heading, points }: WhyUsProps) {
  return (
    <Band>
      <h2>{heading}</h2>
      <ul className="reasons">
        {points.map((point) => (
          <li key={point.title} className="card reason">
            <h3>{point.title}</h3>
            <p className="mt-3 text-text-soft">{point.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
