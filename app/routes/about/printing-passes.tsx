import { Pattern } from "~/ui/pattern/pattern.tsx";
import type { ColourRole } from "~/ui/pattern/tiles.ts";

/** Dyes on the cloth after each pass; the first leaves the outlines alone. */
const passes: ColourRole[][] = [
  ["ground"],
  ["ground", "field"],
  ["ground", "field", "accent"],
  ["ground", "field", "accent", "line", "dot"],
];

type Props = { names: readonly string[]; caption: string; className: string };

/** One cloth of this site after each of its four passes: the story's comparison as a picture. */
export function PrintingPasses({ names, caption, className }: Props) {
  return (
    <figure className={className}>
      <ol className="grid grid-cols-2 gap-3">
        {passes.map((roles, i) => (
          <li key={names[i]}>
            <div className="h-36 -outline-offset-1 outline outline-band-line lg:h-40">
              <Pattern seed="passes" cloth={{ tile: "ajrakh", printed: roles, colourway: "night", scale: 1.3 }} />
            </div>
            <p className="mt-2 text-sm font-semibold">
              {i + 1}. {names[i]}
            </p>
          </li>
        ))}
      </ol>
      <figcaption className="mt-4 border-t border-line pt-4 text-sm text-text-soft">{caption}</figcaption>
    </figure>
  );
}
