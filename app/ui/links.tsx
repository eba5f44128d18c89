import { clsx } from "clsx/lite";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "~/language/link.tsx";
import { useLanguage } from "~/language/page-language.ts";
import { ArrowRight } from "./icons.tsx";

/** An underlined link outside of a sentence: large enough for a finger, and at least 24 px wide under a mouse (WCAG 2.5.8). */
export const standaloneLinkClass =
  "inline-block min-h-11 min-w-6 content-center underline underline-offset-4 pointer-coarse:min-w-11";

/** Wider spaces between the letters of a link that is written in capitals. Other words and scripts are set as they are. */
export const spacingIfUppercase = (words: ReactNode): string | false =>
  typeof words === "string" &&
  words === words.toUpperCase() &&
  words !== words.toLowerCase() &&
  "[letter-spacing:.03em]";

type TextLinkProps = ComponentProps<typeof Link> & {
  /**
   * What the link is about, appended for screen readers where the visible label does not say it ("LEARN MORE about
   * mobile apps").
   */
  about?: string;
};

/** A link that stands alone, with an arrow. */
export const ArrowLink = ({ about, className, children, ...props }: TextLinkProps) => (
  <Link {...props} className={clsx("text-link", spacingIfUppercase(children), className)}>
    {children}
    {about && <span className="sr-only"> {about}</span>}
    <ArrowRight size={16} strokeWidth={2.25} />
  </Link>
);

type ButtonLinkProps = ComponentProps<typeof Link> & {
  /** `primary` is the one call-to-action colour; `outline` stands beside it. @default "primary" */
  variant?: "primary" | "outline";
};

export const ButtonLink = ({ variant = "primary", className, ...props }: ButtonLinkProps) => (
  <Link {...props} className={clsx("button", `button-${variant}`, className)} />
);

type NumberProps = Omit<ComponentProps<"a">, "href"> & {
  /** In international form; its spaces are for reading, and the number is not broken at them. */
  phone: string;
};

export const PhoneLink = ({ phone, children = phone.replaceAll(" ", "\u00a0"), ...props }: NumberProps) => (
  <a {...props} href={`tel:${phone.replaceAll(" ", "")}`}>
    {children}
  </a>
);

/** Opens a chat with a number. Its address has the digits alone (https://faq.whatsapp.com/5913398998672934). */
export const WhatsappLink = ({ phone, ...props }: NumberProps) => (
  <a {...props} href={`https://wa.me/${phone.replaceAll(/\D/g, "")}`} rel="noopener" />
);

type AddressItemsProps = { email: string; phone: string; whatsapp: string | null; className: string };

/** E-mail, phone and, where there is one, WhatsApp, as items of a list. */
export function ContactItems({ email, phone, whatsapp, className }: AddressItemsProps) {
  const { contact } = useLanguage().catalogue;
  return (
    <>
      <li>
        <a href={`mailto:${email}`} className={className}>
          {email}
        </a>
      </li>
      <li>
        <PhoneLink phone={phone} className={className} />
      </li>
      {whatsapp && (
        <li>
          <WhatsappLink phone={whatsapp} className={className}>
            {contact.whatsapp}
          </WhatsappLink>
        </li>
      )}
    </>
  );
}
