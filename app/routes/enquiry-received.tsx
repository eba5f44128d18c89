import { useEffect } from "react";
import { href } from "react-router";
import { pageHead } from "~/content/.server/head.ts";
import { PageHero } from "~/sections/page-hero.tsx";
import { headTags } from "~/seo/page-head.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { loadLate } from "~/ui/load-late.ts";
import { endpoints } from "../../enquiry/endpoints.ts";
import type { Route } from "./+types/enquiry-received";

const words = {
  title: "Your enquiry has arrived",
  description:
    "Your enquiry is stored and waits to be read by one of the two engineers of Kutch IT. The next step is a conversation, and it costs nothing.",
};

export const loader = () => ({ head: pageHead(endpoints.received, words, { noindex: true }) });

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** Where the relay sends a browser that posted the form itself, after it has stored it (`server/relay/`). */
export default function EnquiryReceived() {
  useEffect(() => {
    loadLate(() => import("~/contact/contact-form.tsx"), { drawsAnew: false })
      .then(({ forgetPosted }) => forgetPosted())
      // The draft stays: sent once more, it is known as a repeat.
      .catch(() => {});
  }, []);
  return (
    <PageHero
      crumbs={[{ label: "Home", to: href("/") }, { label: "Enquiry received" }]}
      title="Message sent successfully!"
      tagline="It is stored on our side and one of us will read it in office hours, Monday to Friday. You need not send it again."
      seed="received"
    >
      <div className="mt-9">
        <ButtonLink to={href("/")}>RETURN HOME</ButtonLink>
      </div>
    </PageHero>
  );
}
