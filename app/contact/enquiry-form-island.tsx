import { href } from "~/href.ts";
import guardEarlyInput from "~/inline/guard-early-input.ts?inline-script";
import { Island } from "~/island.tsx";
import { linkIn, useLanguage } from "~/language/page-language.ts";
import { InlineScript } from "~/ui/inline-assets.tsx";
import type { FormDelivery, FormProps } from "./contact-form.tsx";

type Props = Pick<FormProps, "name" | "delivery" | "email" | "phone" | "arrived"> & {
  /** Who answers, and in which languages visitors may write (`content/firm/firm-details.ts`). */
  note: string;
};

/** Where the browser itself sends the form when no script does. */
function nativeTarget(page: string, delivery: FormDelivery, email: string): FormProps["native"] {
  if (delivery.kind === "email" && delivery.mail.provider === "relay")
    return { method: "post", action: `${delivery.mail.origin}${page}#contact` };
  // Without the relay only a script can send. The browser then hands what was typed to the visitor's mail program instead of
  // losing it.
  return { method: "post", action: `mailto:${email}`, encType: "text/plain", "data-held-until-ready": "" };
}

/** The enquiry form in a page: plain HTML that the browser itself can send, and an island. The page has the rules of `form.css`. */
export function EnquiryFormIsland({ name, delivery, email, phone, arrived, note }: Props) {
  const language = useLanguage();
  const privacy = linkIn(language, href("/privacy"));
  const props: FormProps = {
    ...{ name, delivery, email, phone, arrived, code: language.code, tag: language.tag },
    native: nativeTarget(linkIn(language, name === "home" ? href("/") : href("/contact")).to, delivery, email),
    privacy: { href: privacy.to, ...(privacy.isForeign && { hrefLang: "en" }) },
  };
  return (
    <>
      {note && <p className="mb-6">{note}</p>}
      <InlineScript script={guardEarlyInput} />
      <Island name="enquiry-form" props={props} />
    </>
  );
}
