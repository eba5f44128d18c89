import type { Interface } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { Band } from "~/ui/band.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Starred } from "~/ui/texts.tsx";
import { challengesId } from "./challenges.tsx";

type Props = { slug: string; challenges: readonly string[]; words: Interface["caseStudy"] };

/** On pages in other languages: names the challenges, and links to the English page, which says how they are solved. */
export function SecondHalf({ slug, challenges, words }: Props) {
  return (
    <Band border ground="ground-2">
      <h2>{words.challenges}</h2>
      <Starred texts={challenges} className="mt-8 grid gap-3" />
      <p className="measure mt-8 text-text-soft">{words.rest}</p>
      <TextLink to={`${href("/case-studies/:slug", { slug })}#${challengesId}`} english className="mt-2">
        {words.readOn}
      </TextLink>
    </Band>
  );
}
