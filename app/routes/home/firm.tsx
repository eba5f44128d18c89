import { EnquiryForm } from "~/contact/enquiry-form.tsx";
import { Link } from "~/language/link.tsx";
import { href } from "~/paths.ts";
import { Band } from "~/ui/band.tsx";
import { Fold } from "~/ui/fold.tsx";
import { loneLink } from "~/ui/link-class.ts";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { HomePage } from "./load.ts";

/** WHY KUTCH IT? on the left, BY THE NUMBERS on the right. */
export function AboutBand({
  heading,
  subheading,
  points,
  stats,
  words,
}: HomePage["about"] & Pick<HomePage, "stats" | "words">) {
  return (
    <Band border id="about" ground="ground-2">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2>
            <span className="label mb-4 block text-mark">{heading}</span>
            {subheading}
          </h2>
          <ul className="mt-6 lg:mt-10">
            {points.map((point) => (
              <li key={point.title} className="line-t border-line">
                <Fold openOnWide heading={point.title}>
                  <p className="text-text-soft">{point.text}</p>
                </Fold>
              </li>
            ))}
          </ul>
          <TextLink to={href("/about")}>{words.moreAboutUs}</TextLink>
        </div>
        <div className="on-dark flex flex-col bg-band-2 lg:col-span-5 lg:col-start-8">
          <h2 className="label stats-head">{words.numbers}</h2>
          <dl className="stats">
            {stats.map((stat, i) => (
              <div
                key={stat.label}
                className={`flex flex-col-reverse justify-end border-band-line px-5 py-4 sm:px-8 lg:py-8 ${i < 2 ? "line-b" : ""} ${i % 2 ? "" : "line-r"}`}
              >
                <dt className="mt-2 weight-500 text-band-soft">{stat.label}</dt>
                <dd className="text-figure lh-1 weight-700 tight">{stat.number}</dd>
              </div>
            ))}
          </dl>
          <div className="min-h-40 grow max-lg:hidden">
            <Pattern seed="numbers" overrides={{ tile: "suraj", colourway: "indigo", scale: 0.9 }} />
          </div>
        </div>
      </div>
    </Band>
  );
}

/** The enquiry form, and what happens after it is sent. */
export function ContactBand({
  heading,
  text,
  next,
  readFirst,
  delivery,
  email,
  phone,
  arrived,
  note,
}: HomePage["contact"] & HomePage) {
  return (
    <Band border id="contact" tabIndex={-1} ground="ground-2" className="focus:[outline:none]">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2>{heading}</h2>
          <p className="measure mt-5 text-text-soft">{text}</p>
          <ol className="numbered mt-6 lg:mt-10">
            {next.map((step) => (
              <li key={step} className="grid grid-cols-[2.75rem_1fr] items-baseline line-t border-line py-3 lg:py-4">
                <span className="item-number text-h3 weight-700 text-mark" />
                {step}
              </li>
            ))}
          </ol>
          {readFirst.items.length > 0 && (
            <div className="line-t border-line">
              <Fold openOnWide heading={readFirst.heading}>
                <ul>
                  {readFirst.items.map(({ to, label }) => (
                    <li key={to}>
                      <Link to={to} className={loneLink}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </Fold>
            </div>
          )}
        </div>
        <div className="form-box">
          <EnquiryForm name="home" {...{ delivery, email, phone, arrived, note }} />
        </div>
      </div>
    </Band>
  );
}
