import { interpolate } from "~/language/interpolate.ts";
import type { Interface } from "~/language/page-language.ts";
import { Band } from "~/ui/band.tsx";
import { loneLink } from "~/ui/link-class.ts";
import { Starred } from "~/ui/texts.tsx";
import { Likeness } from "./likeness.tsx";

type Person = {
  role: string;
  name: string | undefined;
  initials: string | undefined;
  /** Addresses of the person's pages on other sites. */
  profiles: string[];
  /** Whether the settings name a portrait. */
  portrait: boolean;
  text: string;
  works: string[];
};

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

type Props = { team: Person[]; words: Pick<Interface["about"], "team" | "portraitOf"> };

/** Both people. Without names in the settings they appear by role, with a pattern in place of the portrait. */
export function TeamBand({ team, words }: Props) {
  return (
    <Band border ground="ground-2">
      <h2>{words.team}</h2>
      <ul className="mt-10 grid gap-x-8 gap-y-14 lg:grid-cols-2">
        {team.map((person, i) => (
          <li key={person.role}>
            <Likeness {...person} index={i} alt={interpolate(words.portraitOf, { name: person.name ?? person.role })} />
            <h3 className="mt-6">{person.name ?? person.role}</h3>
            {person.name && <p className="mt-1 font-semibold text-mark">{person.role}</p>}
            <Profiles profiles={person.profiles} />
            <p className="measure mt-4 text-text-soft">{person.text}</p>
            <Starred texts={person.works} className="mt-5 grid gap-2 font-medium" />
          </li>
        ))}
      </ul>
    </Band>
  );
}
