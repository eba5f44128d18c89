import { interpolate } from "~/language/interpolate.ts";
import type { Interface } from "~/language/page-language.ts";
import { portraitPath, portraitSizes } from "~/seo/portrait.ts";
import { Band } from "~/ui/band.tsx";
import { loneLink } from "~/ui/link-class.ts";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import { Starred } from "~/ui/texts.tsx";
import type { Person } from "./load.ts";

/** `index` is the place among the people, from 0; `alt` the text alternative of the portrait. */
type LikenessProps = Pick<Person, "initials" | "portrait"> & { index: number; alt: string };

/** Seeds of the patterns of the two people. */
const threads = ["warp", "weft"];

/** A star cut from a person's pattern, with the initials in its middle. */
const Star = ({ initials, seed }: { initials: string; seed: string }) => (
  <div className="likeness-star">
    <div className="star-cut likeness-cloth">
      <Pattern seed={seed} />
    </div>
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className="likeness-initials">
      <circle r="20" className="likeness-ground" />
      <text textAnchor="middle" dominantBaseline="central">
        {initials}
      </text>
    </svg>
  </div>
);

/** The picture of a person: the portrait beside a pattern, or initials if only the name is set, or a pattern alone. */
export function Likeness({ index, initials, portrait, alt }: LikenessProps) {
  const seed = threads[index] ?? String(index);
  if (!portrait && initials) return <Star initials={initials} seed={seed} />;
  const [size] = portraitSizes;
  return (
    <div className="flex h-40 lg:h-56">
      {portrait && (
        <img
          src={portraitPath(index, 448, "jpeg")}
          srcSet={portraitSizes.map((width) => `${portraitPath(index, width)} ${width}w`).join(", ")}
          sizes="(width >= 64rem) 14rem, 10rem"
          width={size}
          height={size}
          alt={alt}
          loading="lazy"
          className="h-full w-auto"
        />
      )}
      <div className="min-w-0 grow">
        <Pattern seed={seed} />
      </div>
    </div>
  );
}

/** `https://www.linkedin.com/in/…` → `linkedin.com` */
const hostOf = (address: string) => new URL(address).host.replace(/^www\./, "");

/** Links to a person's pages on other sites. */
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

type TeamProps = { team: Person[]; words: Pick<Interface["about"], "team" | "portraitOf"> };

/** Both people. Without names in the settings they appear by role, with a pattern in place of the portrait. */
export function TeamBand({ team, words }: TeamProps) {
  return (
    <Band border ground="ground-2">
      <h2>{words.team}</h2>
      <ul className="mt-10 grid gap-x-8 gap-y-14 lg:grid-cols-2">
        {team.map((person, i) => (
          <li key={person.role}>
            <Likeness {...person} index={i} alt={interpolate(words.portraitOf, { name: person.name ?? person.role })} />
            <h3 className="mt-6">{person.name ?? person.role}</h3>
            {person.name && <p className="mt-1 weight-600 text-mark">{person.role}</p>}
            <Profiles profiles={person.profiles} />
            <p className="measure mt-4 text-text-soft">{person.text}</p>
            <Starred texts={person.works} className="mt-5 grid gap-2 weight-500" />
          </li>
        ))}
      </ul>
    </Band>
  );
}
