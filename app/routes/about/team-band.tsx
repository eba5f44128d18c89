import { Band } from "~/ui/band.tsx";
import { BandBorder } from "~/ui/band-border.tsx";
import { Pattern } from "~/ui/pattern/pattern.tsx";

/** Two threads of one cloth, and seeds of the two that stand for portraits. */
const threads = ["warp", "weft"];

type Person = { role: string; name: string | undefined; text: string; works: string[] };

/** Both of us. Without names in the settings, each appears by role; a cloth stands for the portrait. */
export function TeamBand({ heading, team }: { heading: string; team: Person[] }) {
  return (
    <>
      <BandBorder />
      <Band ground="ground-2">
        <h2>{heading}</h2>
        <ul className="mt-10 grid gap-x-8 gap-y-14 lg:grid-cols-2">
          {team.map(({ role, name, text, works }, i) => (
            <li key={role}>
              <div className="h-40 lg:h-56">
                <Pattern seed={threads[i] ?? role} />
              </div>
              <h3 className="mt-6">{name ?? role}</h3>
              {name && <p className="mt-1 font-semibold text-mark">{role}</p>}
              <p className="measure mt-4 text-text-soft">{text}</p>
              <ul className="starred mt-5 grid gap-2 font-medium">
                {works.map((work) => (
                  <li key={work}>{work}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
}
