import type { ReactNode } from "react";
import { EnquiryFormIsland } from "~/contact/enquiry-form-island.tsx";
import type { OfficeWords } from "~/contact/is-office-open.ts";
import { contactFormDelivery, formNote, optionalFirmDetails } from "~/content/firm/firm-details.ts";
import { content } from "~/content/index.ts";
import { languageDataAt } from "~/content/languages/locale-data.ts";
import { makeHead } from "~/content/page/make-head.ts";
import { explainerLinksOn } from "~/content/texts/explainers.ts";
import { href } from "~/href.ts";
import { useFrameWords } from "~/language/page-language.ts";
import { type LoadArgs, orThrowNotFound, type PageProps } from "~/route-module.ts";
import { Breadcrumbs } from "~/sections/breadcrumbs.tsx";
import { Questions } from "~/sections/questions.tsx";
import { ResourcesBand } from "~/sections/resources-band.tsx";
import contactCss from "~/styles/contact.css?inline";
import { Band } from "~/ui/band.tsx";
import { PageStyle } from "~/ui/inline-assets.tsx";
import { ContactItems, PhoneLink, standaloneLinkClass } from "~/ui/links.tsx";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import { closesHour, formatTimeOfDay, opensHour } from "../../enquiry/office-hours.ts";
import { settings } from "../../settings/index.ts";

type Page = ReturnType<typeof load>;

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4 line-b border-line py-3">
    <dt>{label}</dt>
    <dd className="weight-600">{children}</dd>
  </div>
);

type TimesProps = Record<"opens" | "closes" | "pattern", string> & { from: number; to: number };

function Times({ opens, closes, from, to, pattern }: TimesProps) {
  const [before, between, after] = pattern.split(/\{(?:from|to)\}/);
  return (
    <>
      {before}
      <time dateTime={`${formatTimeOfDay(from)}+05:30`}>{opens}</time>
      {between}
      <time dateTime={`${formatTimeOfDay(to)}+05:30`}>{closes}</time>
      {after}
    </>
  );
}

function OfficeHours({ facts: { saturday }, words }: Page) {
  const { opens, closes, hours } = words;
  return (
    <dl className="mt-4 line-t border-line">
      <Row label={words.weekdays}>
        <Times {...{ opens, closes, pattern: hours }} from={opensHour * 60} to={closesHour * 60} />
      </Row>
      {saturday && (
        <Row label={words.saturday.day}>
          <Times {...words.saturday} pattern={hours} from={saturday.opens} to={saturday.closes} />
        </Row>
      )}
      <Row label={words.weekend}>{words.closed}</Row>
    </dl>
  );
}

/** How and when to reach the firm, and its address and registration as far as the owner has set them. */
function ContactInfo(page: Page) {
  const { email, phone, facts, hoursNote, words } = page;
  const { opens, closes, openNow, closedNow, days, saturday } = words;
  const said: OfficeWords = { opens, closes, openNow, closedNow, days, ...(facts.saturday && { saturday }) };
  const { firm } = useFrameWords();
  return (
    <>
      <h2 className="text-h3!">{words.writeOrCall}</h2>
      <ul className="mt-4 line-t border-line pt-3">
        <ContactItems
          {...{ email, phone }}
          whatsapp={facts.whatsapp}
          className={`${standaloneLinkClass} text-h4 weight-600`}
        />
      </ul>
      {facts.answersIn && <p className="mt-3">{facts.answersIn}</p>}
      <h2 className="mt-10 text-h3!">{words.officeHours}</h2>
      <OfficeHours {...page} />
      {/* `behaviours/office-status.ts` says here whether it is open now. Its room is reserved, so that nothing moves. */}
      <p data-office-words={JSON.stringify(said)} className="mt-4 min-h-[1.6em] weight-600" />
      <p className="mt-6 text-sm text-text-soft">{hoursNote}</p>
      {facts.rows.length > 0 && (
        <>
          <h2 className="mt-10 text-h3!">{firm}</h2>
          <dl className="mt-4 line-t border-line">
            {facts.rows.map(({ label, value }) => (
              <Row key={label} label={label}>
                {value}
              </Row>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

export function load(args: LoadArgs) {
  const { language, words, pages } = languageDataAt(args);
  const { head, confirm: _, form, ...page } = orThrowNotFound(pages["/contact"]);
  const { email, phone } = settings;
  return {
    head: makeHead(href("/contact"), head, {}, language),
    ...page,
    ...{ intro: form, words: words.contact, arrived: words.contact.arrived },
    readFirst: explainerLinksOn(href("/contact"), pages, content, words.explainers),
    // A form that delivers nothing says of nobody that they answer.
    note: contactFormDelivery.kind === "email" ? formNote(language) : "",
    ...{ email, phone, facts: optionalFirmDetails(language), delivery: contactFormDelivery },
  };
}

/** The offer with its three steps, the ways to the form, and the form beside them: below them on a phone. */
function ContactHero(page: Page) {
  const { contact } = useFrameWords();
  const { words } = page;
  return (
    <section className="on-dark pt-20 print:pt-0">
      <div className="wrap grid gap-x-8 pb-10 lg:grid-cols-12 lg:pb-20">
        <div className="contact-head">
          <div className="text-band-soft">
            <Breadcrumbs crumbs={[{ label: contact }]} />
          </div>
          <p className="label text-band-mark mt-3 lg:mt-10 low:mt-2">{words.label}</p>
          <h1 className="contact-title">{page.hero.heading}</h1>
          <p className="contact-lead">{page.hero.text}</p>
          <ol className="numbered contact-steps">
            {page.steps.map(({ title }) => (
              <li key={title} className="flex gap-3">
                <span className="item-number text-band-mark" />
                {title}
              </li>
            ))}
          </ol>
          <div className="contact-buttons">
            <a href="#contact" className="button button-primary">
              {words.book}
            </a>
            <a href="#contact" className="button button-outline">
              {words.write}
            </a>
          </div>
          <ul className="mt-1 flex flex-wrap gap-x-6 weight-600 lg:mt-4">
            <li>
              <PhoneLink phone={page.phone} className={standaloneLinkClass} />
            </li>
            <li>
              <a href={`mailto:${page.email}`} className={standaloneLinkClass}>
                {page.email}
              </a>
            </li>
          </ul>
          <div className="mt-10 min-h-40 grow max-lg:hidden">
            <Pattern seed="contact" overrides={{ colourway: "night" }} />
          </div>
        </div>
        <div id="contact" tabIndex={-1} className="contact-form">
          <h2 className="text-h3!">{page.intro.heading}</h2>
          <p className="measure text-sm text-text-soft max-lg:order-last">{page.intro.text}</p>
          <div>
            <EnquiryFormIsland name="contact" {...page} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** The contact page (`specification.md`, section 2, "/contact"). */
export default function Contact({ page }: PageProps<typeof load>) {
  return (
    <>
      <PageStyle name="contact" css={contactCss} />
      <ContactHero {...page} />
      <Band>
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h2>{page.words.covers}</h2>
            <ol className="numbered mt-6 lg:mt-10">
              {page.steps.map((step) => (
                <li key={step.title} className="grid grid-cols-[2.75rem_1fr] items-baseline line-t border-line py-5">
                  <span className="item-number text-h3 weight-700 text-mark" />
                  <h3>{step.title}</h3>
                  <p className="measure col-start-2 mt-2 text-text-soft">{step.text}</p>
                </li>
              ))}
            </ol>
          </div>
          <div className="lg:col-span-4 lg:col-start-9">
            <ContactInfo {...page} />
          </div>
        </div>
      </Band>
      <Questions heading={page.questionsHeading} questions={page.questions} />
      <ResourcesBand {...page.readFirst} />
    </>
  );
}
