import { Band } from "~/ui/band.tsx";
import { BandBorder } from "~/ui/band-border.tsx";
import { loneLink } from "~/ui/link-class.ts";
import { Pattern } from "~/ui/pattern/pattern.tsx";

/** Two threads of one cloth, and seeds of the two that stand for portraits. */
const threads = ["warp", "weft"];

type Person = {
  role: string;
  name: string | undefined;
  /** Addresses of pages elsewhere. */
  profiles: string[];
  /** The address of a picture. */
  portrait: string | undefined;
  text: string;
  works: string[];
};

/** The portrait, where there is one, beside a cloth; else the cloth alone. */
const Likeness = ({ person: { name, portrait }, seed }: { person: Person; seed: string }) =>
  portrait ? (
    <div className="flex h-40 lg:h-56">
      <img src={portrait} alt={name} loading="lazy" className="aspect-square h-full object-cover" />
      <div className="min-w-0 grow">
        <Pattern seed={seed} />
      </div>
    </div>
  ) : (
    <div className="h-40 lg:h-56">
      <Pattern seed={seed} />
    </div>
  );

/** “linkedin.com” */
const hostOf = (address: string) => new URL(address).host.replace(/^www\./, "");

/** Where more is to be read of somebody. */
const Profiles = ({ profiles }: Pick<Person, "profiles">) =>
  profiles.length > 0 && (
    <ul className="mt-2 flex flex-wrap gap-x-6">
      {profiles.map((address) => (
        <li key={address}>
          <a href={address} rel="me noopener" className={loneLink}>
            {hostOf(address)}
          </a>
        </li>
      ))}
    </ul>
  );

/** Both of us. Without names in the settings, each appears by role; a cloth stands for the portrait. */
export function TeamBand({ heading, team }: { heading: string; team: Person[] }) {
  return (
    <>
      <BandBorder />
      <Band ground="ground-2">
        <h2>{heading}</h2>
        <ul className="mt-10 grid gap-x-8 gap-y-14 lg:grid-cols-2">
          {team.map((person, i) => (
            <li key={person.role}>
              <Likeness person={person} seed={threads[i] ?? person.role} />
              <h3 className="mt-6">{person.name ?? person.role}</h3>
              {person.name && <p className="mt-1 font-semibold text-mark">{person.role}</p>}
              <Profiles profiles={person.profiles} />
              <p className="measure mt-4 text-text-soft">{person.text}</p>
              <ul className="starred mt-5 grid gap-2 font-medium">
                {person.works.map((work) => (
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
