import { clsx } from "clsx/lite";
import type { TechnologyLink } from "~/content/.server/links/links.ts";
import { LogoLinks } from "~/sections/logo-links.tsx";
import { Band } from "~/ui/band.tsx";
import { BandBorder } from "~/ui/band-border.tsx";

type Props = { bring: string[]; technologies: TechnologyLink[]; words: { bring: string; builtWith: string } };

/** What we need from the client to start, and the technologies where no groups have shown them. */
export function StartBand({ bring, technologies, words }: Props) {
  const alone = technologies.length === 0;
  return (
    <>
      <BandBorder />
      <Band ground="ground-2">
        <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
          <div className={clsx(alone ? "grid gap-x-8 lg:col-span-12 lg:grid-cols-12" : "lg:col-span-6")}>
            <h2 className={clsx(alone && "lg:col-span-4")}>{words.bring}</h2>
            <ul className={clsx("starred grid gap-4 max-lg:mt-6", alone ? "lg:col-span-7 lg:col-start-6" : "lg:mt-8")}>
              {bring.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          {!alone && (
            <div className="lg:col-span-5 lg:col-start-8">
              <h2>{words.builtWith}</h2>
              <LogoLinks technologies={technologies} className="mt-8" />
            </div>
          )}
        </div>
      </Band>
    </>
  );
}
