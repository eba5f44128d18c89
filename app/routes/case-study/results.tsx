import { Band } from "~/ui/band.tsx";

type Props = { heading: string; results: { figure: string; label: string }[] };

/** The three claims of `specification.md`, section 9, one to a line, as large as fits the window. */
export function Results({ heading, results }: Props) {
  return (
    <Band ground="band-2" aria-labelledby="results" className="py-12! lg:py-16!">
      <h2 id="results" className="label text-band-mark-2">
        {heading}
      </h2>
      <ul className="mt-4">
        {results.map(({ figure, label }) => (
          <li
            key={label}
            className="grid items-baseline gap-x-8 border-t border-band-line py-6 first:border-0 md:grid-cols-2 lg:grid-cols-12 lg:py-8"
          >
            <span className="text-giant leading-[0.95] font-bold tracking-[-0.04em] lg:col-span-6">{figure}</span>{" "}
            <span className="text-h2 leading-tight font-medium tracking-tight lg:col-span-6">{label}</span>
          </li>
        ))}
      </ul>
    </Band>
  );
}
