import { Band } from "~/ui/band.tsx";

type Props = { title: string; benefits: { title: string; text: string }[] };

/** BENEFITS: six cells of one grid. */
export function BenefitsBand({ title, benefits }: Props) {
  return (
    <Band border ground="ground-2">
      <h2 className="ledger-head tracking-[0.08em]">{title}</h2>
      <ul className="mt-12 grid gap-px border border-line bg-line md:grid-cols-2 lg:grid-cols-3">
        {benefits.map((benefit) => (
          <li key={benefit.title} className="bg-raised p-6 lg:p-8">
            <h3 className="text-h4">{benefit.title}</h3>
            <p className="mt-2 text-text-soft">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
