import { useEffect } from "react";
import { href } from "react-router";
import { pageHead } from "~/content/.server/head.ts";
import { localeOf } from "~/content/.server/locale.ts";
import { PageHero } from "~/sections/page-hero.tsx";
import { headTags } from "~/seo/page-head.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { loadLate } from "~/ui/load-late.ts";
import { endpoints } from "../../enquiry/endpoints.ts";
import type { Route } from "./+types/enquiry-received";

export function loader(args: Route.LoaderArgs) {
  const { language, words } = localeOf(args);
  const { title, description, crumb, tagline } = words.received;
  return {
    head: pageHead(endpoints.received, { title, description }, { noindex: true }, language),
    words: { crumb, tagline, heading: words.form.success, returnHome: words.notFound.returnHome },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** Where the relay sends a browser that posted the form itself, after it has stored it (`server/relay/`). */
export default function EnquiryReceived({ loaderData: { words } }: Route.ComponentProps) {
  useEffect(() => {
    loadLate(() => import("~/contact/contact-form.tsx"), { drawsAnew: false })
      .then(({ forgetPosted }) => forgetPosted())
      // The draft stays: sent once more, it is known as a repeat.
      .catch(() => {});
  }, []);
  return (
    <>
      <PageHero crumbs={[{ label: words.crumb }]} title={words.heading} tagline={words.tagline} seed="received">
        <div className="mt-9">
          <ButtonLink to={href("/")}>{words.returnHome}</ButtonLink>
        </div>
      </PageHero>
      {/* The footer begins with a cloth of its own. */}
      <div className="on-dark h-12" />
    </>
  );
}
