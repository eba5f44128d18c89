import { clsx } from "clsx/lite";
import { Fragment } from "react";
import { EnquiryFormIsland } from "~/contact/enquiry-form-island.tsx";
import { href } from "~/href.ts";
import { Link } from "~/language/link.tsx";
import { useLanguage } from "~/language/page-language.ts";
import { Band } from "~/ui/band.tsx";
import { ArrowLink, standaloneLinkClass } from "~/ui/links.tsx";
import { Disclosure } from "~/ui/text-blocks.tsx";
import type { HomeData } from "./load.ts";

/** The example estimate as a small sheet, which leads to the whole. */
function EstimatePicture({ slug, label, caption, heads, items, sums }: NonNullable<HomeData["estimate"]>) {
  const { tag } = useLanguage().catalogue.language;
  return (
    <figure className="line border-line bg-ground p-5 text-sm max-lg:hidden">
      <table className="w-full">
        <caption className="text-left text-h4 weight-700">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head, i) => (
              <th key={head} scope="col" className={clsx("weight-550", i > 0 ? "text-right" : "text-left")}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...items, ...sums].map(({ name, days }, i) => (
            <tr key={name} className="line-t border-line">
              <th scope="row" className={clsx("py-1 text-left", i < items.length ? "weight-500" : "weight-550")}>
                {name}
              </th>
              <td className="text-right">{days.toLocaleString(tag)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ArrowLink to={href("/sheets/:slug", { slug })}>{label}</ArrowLink>
    </figure>
  );
}

/** WHY KUTCH IT? on the left, BY THE NUMBERS and an estimate on the right. */
export const AboutBand = ({ about: { heading, subheading, points }, stats, estimate, words }: HomeData) => (
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
              <Disclosure openOnWide heading={point.title}>
                <p className="text-text-soft">{point.text}</p>
              </Disclosure>
            </li>
          ))}
        </ul>
        <ArrowLink to={href("/about")}>{words.moreAboutUs}</ArrowLink>
      </div>
      <div className="lg:col-span-5 lg:col-start-8">
        <div className="on-dark bg-band-2">
          <h2 className="label line-b border-band-line px-5 py-6 text-band-mark-2 sm:px-8">{words.numbers}</h2>
          <dl className="grid grid-cols-2">
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
        </div>
        {estimate && <EstimatePicture {...estimate} />}
      </div>
    </div>
  </Band>
);

/** The enquiry form, and what happens after it is sent. */
export const EnquiryFormBand = ({ contact: { heading, text, next }, readFirst, ...page }: HomeData) => (
  <Band border id="contact" tabIndex={-1} ground="ground-2" className="focus:[outline:none]">
    <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h2>{heading}</h2>
        <p className="measure mt-5 text-text-soft">{text}</p>
        <ol className="numbered mt-4 lg:mt-10">
          {next.map((step) => (
            <li key={step} className="grid grid-cols-[2.75rem_1fr] items-baseline line-t border-line py-2 lg:py-4">
              <span className="item-number text-h3 weight-700 text-mark" />
              {step}
            </li>
          ))}
        </ol>
        {readFirst.items.length > 0 && (
          <div className="line-t border-line">
            <Disclosure openOnWide heading={readFirst.heading}>
              <ul>
                {readFirst.items.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} className={standaloneLinkClass}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </Disclosure>
          </div>
        )}
      </div>
      <div className="form-box">
        <EnquiryFormIsland name="home" {...page} />
      </div>
    </div>
  </Band>
);

/** Above the footer of the English home page: the other languages in their own letters, each a link to its home page. */
export const OtherLanguagesBand = ({ scripts }: HomeData) => (
  <Band className="band-quiet">
    <p className="text-center text-h2 weight-600">
      {scripts.map(({ code, name, address }, i) => (
        <Fragment key={code}>
          {i > 0 && " · "}
          <a href={address} lang={code} hrefLang={code} className="hover:underline">
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  </Band>
);
