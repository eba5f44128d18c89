import { closesHour, type OfficeWords, opensHour } from "~/contact/office-hours.ts";
import type { Interface } from "~/language/page-language.ts";
import { loneLink } from "~/ui/link-class.ts";
import { PhoneLink } from "~/ui/phone-link.tsx";

type Props = { email: string; phone: string; hoursNote: string; words: Interface["contact"] };

const linkClass = `${loneLink} text-h4 font-semibold`;

/** Whether somebody is there now: `behaviours/office-status.ts` fills it in. Room is kept, so that nothing moves then. */
function OfficeStatus({ words: { opens, closes, openNow, closedNow, days } }: { words: Interface["contact"] }) {
  const words: OfficeWords = { opens, closes, openNow, closedNow, days };
  return <p data-office-words={JSON.stringify(words)} className="mt-4 min-h-[1.6em] font-semibold" />;
}

/** E-mail, phone and office hours, with times that machines can read. */
export function ContactInfo({ email, phone, hoursNote, words }: Props) {
  const [before, between, after] = words.hours.split(/\{(?:from|to)\}/);
  return (
    <>
      <h2 className="text-h3!">{words.writeOrCall}</h2>
      <ul className="mt-4 border-t border-line pt-3">
        <li>
          <a href={`mailto:${email}`} className={linkClass}>
            {email}
          </a>
        </li>
        <li>
          <PhoneLink phone={phone} className={linkClass} />
        </li>
      </ul>
      <h2 className="mt-12 text-h3!">{words.officeHours}</h2>
      <dl className="mt-4 border-t border-line">
        <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-3">
          <dt>{words.weekdays}</dt>
          <dd className="font-semibold">
            {before}
            <time dateTime={`${opensHour}:00+05:30`}>{words.opens}</time>
            {between}
            <time dateTime={`${closesHour}:00+05:30`}>{words.closes}</time>
            {after}
          </dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-3">
          <dt>{words.weekend}</dt>
          <dd className="font-semibold">{words.closed}</dd>
        </div>
      </dl>
      <OfficeStatus words={words} />
      <p className="mt-6 text-sm text-text-soft">{hoursNote}</p>
    </>
  );
}
