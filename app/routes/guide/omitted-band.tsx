import { Band } from "~/ui/band.tsx";

type Props = { heading: string; omitted: { name: string; why: string }[] };

/** What a reader may look for here, and why it is not compared. */
export function OmittedBand({ heading, omitted }: Props) {
  return (
    <Band border ground="ground-2">
      <h2>{heading}</h2>
      <dl className="mt-8 grid gap-x-16 border-t-2 border-rule lg:grid-cols-2">
        {omitted.map(({ name, why }) => (
          <div key={name} className="border-b border-line py-5">
            <dt className="text-h4 font-bold">{name}</dt>
            <dd className="mt-1 text-text-soft">{why}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
