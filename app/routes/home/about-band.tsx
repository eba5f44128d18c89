import type { Interface } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { Band } from "~/ui/band.tsx";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import { TextLink } from "~/ui/text-link.tsx";

type Props = {
  heading: string;
  subheading: string;
  points: { title: string; text: string }[];
  stats: { number: string; label: string }[];
  words: Interface["home"];
};

/** WHY KUTCH IT? on the left, BY THE NUMBERS on the right. */
export function AboutBand({ heading, subheading, points, stats, words }: Props) {
  return (
    <Band border id="about" ground="ground-2">
      <div className="grid gap-x-8 gap-y-16 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2>
            <span className="label mb-4 block text-mark">{heading}</span>
            {subheading}
          </h2>
          <dl className="mt-10">
            {points.map((point) => (
              <div key={point.title} className="border-t border-line py-5">
                <dt className="text-h4 font-bold">{point.title}</dt>
                <dd className="mt-1 text-text-soft">{point.text}</dd>
              </div>
            ))}
          </dl>
          <TextLink to={href("/about")} className="mt-4">
            {words.moreAboutUs}
          </TextLink>
        </div>
        <div className="on-dark flex flex-col bg-band-2 lg:col-span-5 lg:col-start-8">
          <h2 className="label border-b border-band-line px-5 py-6 text-band-mark-2 sm:px-8">{words.numbers}</h2>
          <dl className="grid grid-cols-2">
            {stats.map((stat, i) => (
              <div
                key={stat.label}
                className={`flex flex-col-reverse justify-end border-band-line px-5 py-8 sm:px-8 ${i < 2 ? "border-b" : ""} ${i % 2 ? "" : "border-r"}`}
              >
                <dt className="mt-2 font-medium text-band-soft">{stat.label}</dt>
                <dd className="text-figure leading-none font-bold tracking-tight">{stat.number}</dd>
              </div>
            ))}
          </dl>
          <div className="min-h-40 grow">
            <Pattern seed="numbers" overrides={{ tile: "suraj", colourway: "indigo", scale: 0.9 }} />
          </div>
        </div>
      </div>
    </Band>
  );
}
