import { Band } from "~/ui/band.tsx";

type FeaturesProps = { title: string; features: { title: string; text: string }[] };

/** KEY FEATURES or KEY SERVICES: six entries of a ledger in two columns. */
export function FeaturesBand({ title, features }: FeaturesProps) {
  return (
    <Band>
      <h2 className="ledger-head [letter-spacing:0.08em]">{title}</h2>
      <ul className="mt-4 grid gap-x-16 lg:grid-cols-2">
        {features.map((feature) => (
          <li key={feature.title} className="line-b border-line py-8">
            <h3>{feature.title}</h3>
            <p className="measure mt-3 text-text-soft">{feature.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

type BenefitsProps = { title: string; benefits: { title: string; text: string }[] };

/** BENEFITS: six cells of one grid. */
export function BenefitsBand({ title, benefits }: BenefitsProps) {
  return (
    <Band border ground="ground-2">
      <h2 className="ledger-head [letter-spacing:0.08em]">{title}</h2>
      <ul className="mt-12 grid gap-px line border-line bg-line md:grid-cols-2 lg:grid-cols-3">
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

type WhyProps = { title: string; points: string[]; expertise: string };

/** WHY CHOOSE {TECH}?: a text on working with it, and beside it six points. */
export function WhyBand({ title, points, expertise }: WhyProps) {
  return (
    <Band ground="band-2">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2>{title}</h2>
          <p className="mt-6 text-lead lh-1.5">{expertise}</p>
        </div>
        <ul className="starred line-t-2 border-band-mark lg:col-span-6 lg:col-start-7">
          {points.map((point) => (
            <li key={point} className="line-b border-band-line py-4">
              {point}
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
