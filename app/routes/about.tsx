import { initialsOf } from "~/content/firm/firm-details.ts";
import { content } from "~/content/index.ts";
import { languageDataAt } from "~/content/languages/locale-data.ts";
import { makeHead } from "~/content/page/make-head.ts";
import { resourceLinksOn } from "~/content/sheets/resource-links.ts";
import { href } from "~/href.ts";
import { interpolate } from "~/language/format-text.ts";
import { useFrameWords } from "~/language/page-language.ts";
import { type LoadArgs, orThrowNotFound, type PageProps } from "~/route-module.ts";
import { ClosingBand, PageHero } from "~/sections/page-hero-and-closing.tsx";
import { PartlyPrintedPattern } from "~/sections/partial-pattern.tsx";
import { ResourcesBand } from "~/sections/resources-band.tsx";
import { portraitPath, portraitWidths } from "~/seo/portrait-path.ts";
import { Band } from "~/ui/band.tsx";
import { standaloneLinkClass } from "~/ui/links.tsx";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import { BulletList, Paragraphs } from "~/ui/text-blocks.tsx";
import { settings } from "../../settings/index.ts";

export function load(args: LoadArgs) {
  const { language, words, pages } = languageDataAt(args);
  const { head, team, confirm: _, ...page } = orThrowNotFound(pages["/about"]);
  return {
    head: makeHead(href("/about"), head, {}, language),
    words: words.about,
    ...page,
    resources: resourceLinksOn(href("/about"), content, language),
    team: team.map((person, i) => {
      const { name, profiles = [], portrait } = settings.team[i] ?? {};
      return { ...person, name, initials: name && initialsOf(name), profiles, portrait: portrait !== undefined };
    }),
  };
}

type Page = ReturnType<typeof load>;

/** The firm's story. Below it the passes of block printing, with which the story compares our work. */
const StoryBand = ({ story: [first, ...rest], words }: Page) => (
  <>
    <Band>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2>{words.story}</h2>
          <p className="mt-8 text-lead lh-1.5 weight-500">{first}</p>
        </div>
        <div className="grid content-start gap-y-5 text-text-soft lg:col-span-6 lg:col-start-7">
          <Paragraphs texts={rest} className="measure" />
        </div>
      </div>
    </Band>
    <figure className="bg-ground-2">
      <ol className="wrap grid gap-x-1 sm:grid-cols-2 lg:grid-cols-4">
        {words.passes.map(({ name, text }, i) => (
          <li key={name} className="break-inside-avoid">
            <div className="h-40 sm:h-52 lg:h-72">
              <PartlyPrintedPattern pass={i + 1} of={words.passes.length} dye="night" scale={1.6} />
            </div>
            <div className="py-6 pr-6">
              <p className="text-h4 weight-600">
                {i + 1}. {name}
              </p>
              <p className="mt-2 max-w-[30rem] text-text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <figcaption className="wrap pb-8 text-sm text-text-soft">{words.passesCaption}</figcaption>
    </figure>
  </>
);

/** The patterns of the two people: on the salt ground, dyes that stand out. */
const threads = [
  { seed: "warp", overrides: { colourway: "indigo" } },
  { seed: "weft", overrides: { colourway: "madder" } },
] as const;

/** A star cut from a person's pattern, with the initials in its middle. */
const Star = ({ initials, thread }: { initials: string; thread: (typeof threads)[number] }) => (
  <div className="relative size-40 print:hidden lg:size-56">
    <div className="star-cut size-full">
      <Pattern {...thread} />
    </div>
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className="absolute inset-0 fill-text text-[1.25rem] weight-700">
      <circle r="20" className="fill-ground-2" />
      <text textAnchor="middle" dominantBaseline="central">
        {initials}
      </text>
    </svg>
  </div>
);

/** The picture of a person: the portrait beside a pattern, or initials if only the name is set, or a pattern alone. */
function Likeness({ index, initials, portrait, alt }: Page["team"][number] & { index: number; alt: string }) {
  const thread = threads[index] ?? threads[0];
  if (!portrait && initials) return <Star initials={initials} thread={thread} />;
  const [size] = portraitWidths;
  return (
    <div className="flex h-40 lg:h-56">
      {portrait && (
        <img
          src={portraitPath(index, 448, "jpeg")}
          srcSet={portraitWidths.map((width) => `${portraitPath(index, width)} ${width}w`).join(", ")}
          sizes="(width >= 64rem) 14rem, 10rem"
          width={size}
          height={size}
          alt={alt}
          loading="lazy"
          className="h-full w-auto"
        />
      )}
      <div className="min-w-0 grow">
        <Pattern {...thread} />
      </div>
    </div>
  );
}

/** Both people. Without names in the settings they appear by role, with a pattern in place of the portrait. */
const TeamBand = ({ team, words }: Page) => (
  <Band border ground="ground-2">
    <h2>{words.team}</h2>
    <ul className="mt-10 grid gap-x-8 gap-y-14 lg:grid-cols-2">
      {team.map((person, i) => (
        <li key={person.role}>
          <Likeness {...person} index={i} alt={interpolate(words.portraitOf, { name: person.name ?? person.role })} />
          <h3 className="mt-6">{person.name ?? person.role}</h3>
          {person.name && <p className="mt-1 weight-600 text-mark">{person.role}</p>}
          {person.profiles.length > 0 && (
            <ul className="mt-2 flex flex-wrap gap-x-6">
              {person.profiles.map((address) => (
                <li key={address}>
                  <a href={address} rel="me noopener" className={standaloneLinkClass}>
                    {new URL(address).host.replace(/^www\./, "")}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <p className="measure mt-4 text-text-soft">{person.text}</p>
          <BulletList texts={person.works} className="mt-5 grid gap-2 weight-500" />
        </li>
      ))}
    </ul>
  </Band>
);

/** The mission, set large, and the three beliefs behind it. */
const MissionBand = ({ mission: { text, beliefs }, words }: Page) => (
  <Band ground="band-2">
    <h2 className="label text-band-mark-2">{words.mission}</h2>
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

/** Four why-us cards. The second column hangs lower. */
const WhyUsBand = ({ whyUs, words }: Page) => (
  <Band>
    <h2>{words.whyUs}</h2>
    <ul className="mt-10 grid gap-6 md:grid-cols-2 md:pb-16">
      {whyUs.map((point) => (
        <li key={point.title} className="card p-6 md:even:top-16 lg:p-10">
          <h3>{point.title}</h3>
          <p className="mt-3 text-text-soft">{point.text}</p>
        </li>
      ))}
    </ul>
  </Band>
);

/** About (`specification.md`, section 2, "/about"). */
export default function About({ page }: PageProps<typeof load>) {
  const { about, build } = useFrameWords();
  return (
    <>
      <PageHero crumbs={[{ label: about }]} title={page.tagline} seed="about" look="light" />
      <StoryBand {...page} />
      <TeamBand {...page} />
      <MissionBand {...page} />
      <WhyUsBand {...page} />
      <ResourcesBand items={page.resources} />
      <ClosingBand {...page.closing} seed="about-end" call={build} />
    </>
  );
}
