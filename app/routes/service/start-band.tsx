import { clsx } from "clsx/lite";
import type { TechnologyLink } from "~/content/.server/links/links.ts";
import { LogoLinks } from "~/sections/logo-links.tsx";
import { Band } from "~/ui/band.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Starred } from "~/ui/texts.tsx";

type Props = { bring: string[]; technologies: TechnologyLink[]; words: { bring: string; builtWith: string } };

/** What we need from the client to start, and the technologies, unless the page shows them in groups. */
export function StartBand({ bring, technologies, words }: Props) {
  const alone = technologies.length === 0;
  return (
    <Band border ground="ground-2">
      <div className="grid items-start gap-x-8 gap-y-2 lg:grid-cols-12">
        {!alone && (
          <div className="lg:col-span-6">
            <Fold openOnWide heading={words.builtWith} level="h2">
              <LogoLinks technologies={technologies} />
            </Fold>
          </div>
        )}
        <div className={clsx(alone ? "lg:col-span-12" : "lg:col-span-6")}>
          <Fold openOnWide heading={words.bring} level="h2">
            <Starred texts={bring} className="measure grid gap-4" />
          </Fold>
        </div>
      </div>
    </Band>
  );
}
