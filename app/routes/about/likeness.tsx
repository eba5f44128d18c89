import { portraitPath, portraitSizes } from "~/seo/portrait.ts";
import { Pattern } from "~/ui/pattern/pattern.tsx";

type Props = {
  /** Place among the people, from 0. */
  index: number;
  /** Of the name, if it is set. */
  initials: string | undefined;
  /** Whether there is a portrait. */
  portrait: boolean;
  /** The text alternative of the portrait. */
  alt: string;
};

/** Seeds of the patterns of the two people. */
const threads = ["warp", "weft"];

/** A star cut from a person's pattern, with the initials in its middle. */
const Star = ({ initials, seed }: { initials: string; seed: string }) => (
  <div className="relative size-40 print:hidden lg:size-56">
    <div className="star-cut size-full">
      <Pattern seed={seed} />
    </div>
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className="absolute inset-0 fill-text text-[1.25rem] font-bold">
      <circle r="20" className="fill-ground-2" />
      <text textAnchor="middle" dominantBaseline="central">
        {initials}
      </text>
    </svg>
  </div>
);

/** The picture of a person: the portrait beside a pattern, or initials if only the name is set, or a pattern alone. */
export function Likeness({ index, initials, portrait, alt }: Props) {
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
