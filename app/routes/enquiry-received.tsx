import { languageDataAt } from "~/content/languages/locale-data.ts";
import { makeHead } from "~/content/page/make-head.ts";
import { href } from "~/href.ts";
import { useElementScriptProps } from "~/island.tsx";
import type { LoadArgs, PageProps } from "~/route-module.ts";
import { PageHero } from "~/sections/page-hero-and-closing.tsx";
import { ButtonLink } from "~/ui/links.tsx";
import { endpoints } from "../../enquiry/endpoints.ts";

export function load(args: LoadArgs) {
  const { language, words } = languageDataAt(args);
  const { title, description, crumb, tagline } = words.received;
  return {
    head: makeHead(endpoints.received, { title, description }, { noindex: true }, language),
    words: { crumb, tagline, heading: words.form.success, returnHome: words.notFound.returnHome },
  };
}

/** The page to which the relay redirects a browser that posted the form without scripts, once the enquiry is stored. */
export default function EnquiryReceived({ page: { words } }: PageProps<typeof load>) {
  return (
    <PageHero crumbs={[{ label: words.crumb }]} title={words.heading} tagline={words.tagline} seed="received">
      <div className="mt-9" {...useElementScriptProps("end-posted-draft")}>
        <ButtonLink to={href("/")}>{words.returnHome}</ButtonLink>
      </div>
    </PageHero>
  );
}
