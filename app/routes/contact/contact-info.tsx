import type { ReactNode } from "react";
import { closesHour, type OfficeWords, opensHour } from "~/contact/office-hours.ts";
import type { firmFacts } from "~/content/firm/firm-facts.ts";
import { type Interface, useWords } from "~/language/page-language.ts";
import { loneLink } from "~/ui/link-class.ts";
import { PhoneLink } from "~/ui/phone-link.tsx";
import { WhatsappLink } from "~/ui/whatsapp-link.tsx";

type Words = Interface["contact"];
type Facts = ReturnType<typeof firmFacts>;
type Props = { email: string; phone: string; hoursNote: string; facts: Facts; words: Words };

const linkClass = `${loneLink} text-h4 weight-600`;

/** E-mail, phone and WhatsApp. */
function Addresses({ email, phone, facts: { whatsapp, answersIn }, words }: Omit<Props, "hoursNote">) {
  return (
    <>
      <ul className="mt-4 line-t border-line pt-3">
        <li>
          <a href={`mailto:${email}`} className={linkClass}>
            {email}
          </a>
        </li>
        <li>
          <PhoneLink phone={phone} className={linkClass} />
        </li>
        {whatsapp && (
          <li>
            <WhatsappLink phone={whatsapp} className={linkClass}>
              {words.whatsapp}
            </WhatsappLink>
          </li>
        )}
      </ul>
      {answersIn && <p className="mt-3">{answersIn}</p>}
    </>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4 line-b border-line py-3">
    <dt>{label}</dt>
    <dd className="weight-600">{children}</dd>
  </div>
);

/** `600` → `10:00+05:30` */
const indianTime = (minutes: number) =>
  `${[Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":")}+05:30`;

/** The hours of one day, as `<time>`. */
function Times({
  opens,
  closes,
  from,
  to,
  pattern,
}: Record<"opens" | "closes" | "pattern", string> & { from: number; to: number }) {
  const [before, between, after] = pattern.split(/\{(?:from|to)\}/);
  return (
    <>
      {before}
      <time dateTime={indianTime(from)}>{opens}</time>
      {between}
      <time dateTime={indianTime(to)}>{closes}</time>
      {after}
    </>
  );
}

/** Days and hours on which the office is open. */
function OfficeHours({ facts: { saturday }, words }: Pick<Props, "facts" | "words">) {
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

/** Whether the office is open now: `behaviours/office-status.ts` fills it in. Its room is reserved, so that nothing moves. */
function OfficeStatus({ facts, words }: Pick<Props, "facts" | "words">) {
  const { opens, closes, openNow, closedNow, days, saturday } = words;
  const said: OfficeWords = { opens, closes, openNow, closedNow, days, ...(facts.saturday && { saturday }) };
  return <p data-office-words={JSON.stringify(said)} className="mt-4 min-h-[1.6em] weight-600" />;
}

/** Address and registration of the firm, as far as the owner has set them. */
function Registration({ facts: { rows } }: Pick<Props, "facts">) {
  const { firm } = useWords();
  if (rows.length === 0) return null;
  return (
    <>
      <h2 className="mt-12 text-h3!">{firm}</h2>
      <dl className="mt-4 line-t border-line">
        {rows.map(({ label, value }) => (
          <Row key={label} label={label}>
            {value}
          </Row>
        ))}
      </dl>
    </>
  );
}

/** How and when to reach the firm, and its registration. */
export function ContactInfo(props: Props) {
  const { hoursNote, facts, words } = props;
  return (
    <>
      <h2 className="text-h3!">{words.writeOrCall}</h2>
      <Addresses {...props} />
      <h2 className="mt-12 text-h3!">{words.officeHours}</h2>
      <OfficeHours facts={facts} words={words} />
      <OfficeStatus facts={facts} words={words} />
      <p className="mt-6 text-sm text-text-soft">{hoursNote}</p>
      <Registration facts={facts} />
    </>
  );
}
