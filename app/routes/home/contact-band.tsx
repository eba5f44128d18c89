import type { Delivery } from "~/contact/contact-form.tsx";
import { EnquiryForm } from "~/contact/enquiry-form.tsx";
import { Link } from "~/language/link.tsx";
import { Band } from "~/ui/band.tsx";
import { loneLink } from "~/ui/link-class.ts";

type Props = {
  heading: string;
  text: string;
  next: string[];
  /** Links to pages to read before an enquiry. */
  readFirst: { heading: string; items: { to: string; label: string }[] };
  delivery: Delivery;
  email: string;
  phone: string;
  arrived: string;
  note: string;
};

/** The enquiry form, and what happens after it is sent. */
export function ContactBand({ heading, text, next, readFirst, delivery, email, phone, arrived, note }: Props) {
  return (
    <Band border id="contact" tabIndex={-1} ground="ground-2" className="focus:outline-none">
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2>{heading}</h2>
          <p className="measure mt-6 text-text-soft">{text}</p>
          <ol className="numbered mt-10">
            {next.map((step) => (
              <li key={step} className="grid grid-cols-[2.75rem_1fr] items-baseline border-t border-line py-4">
                <span className="item-number text-h3 font-bold text-mark" />
                {step}
              </li>
            ))}
          </ol>
          <h3 className="mt-10 text-h4">{readFirst.heading}</h3>
          <ul className="mt-2">
            {readFirst.items.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={loneLink}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className="border border-line bg-raised p-6 sm:p-10 lg:col-span-7 lg:col-start-6 xl:col-span-6 xl:col-start-7">
          <EnquiryForm name="home" {...{ delivery, email, phone, arrived, note }} />
        </div>
      </div>
    </Band>
  );
}
