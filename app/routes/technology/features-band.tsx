import { Band } from "~/ui/band.tsx";

type Props = { title: string; features: { title: string; text: string }[] };

/** KEY FEATURES or KEY SERVICES: six entries of a ledger in two columns. */
export function FeaturesBand({ title, features }: Props) {
  return (
    <Band>
      <h2 className="ledger-head tracking-[0.08em]">{title}</h2>
      <ul className="mt-4 grid gap-x-16 lg:grid-cols-2">
        {features.map((feature) => (
          <li key={feature.title} className="border-b border-line py-8">
            <h3>{feature.title}</h3>
            <p className="measure mt-3 text-text-soft">{feature.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
