import { homeDelivery } from "~/content/.server/delivery.ts";
import { pageHead } from "~/content/.server/head.ts";
import { localeOf, said } from "~/content/.server/locale.ts";
import { headTags } from "~/seo/page-head.ts";
import { toJson, useJson } from "~/ui/json-data.ts";
import { redrawOnNewData } from "~/ui/redraw-on-new-data.ts";
import { settings } from "../../../settings/index.ts";
import type { Route } from "./+types/route";
import { AboutBand } from "./about-band.tsx";
import { ContactBand } from "./contact-band.tsx";
import { Hero } from "./hero.tsx";
import { IndustriesBand } from "./industries-band.tsx";
import { ServicesBand } from "./services-band.tsx";
import { Strip } from "./strip.tsx";

export function loader(args: Route.LoaderArgs) {
  const { language, words, pages } = localeOf(args);
  const { head, ...page } = said(pages.home);
  const services = pages.services
    .flatMap(({ slug, home }) => (home ? [{ slug, ...home }] : []))
    .sort((a, b) => a.order - b.order);
  return {
    head: pageHead("/", head, {}, language),
    page: toJson({
      ...page,
      words: words.home,
      serviceCards: services,
      industryCards: said(pages.industries).carousel,
      delivery: homeDelivery,
      email: settings.email,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The home page (`specification.md`, section 2, "Home"). */
export default redrawOnNewData(function Home({ loaderData }: Route.ComponentProps) {
  const page = useJson(loaderData.page);
  const { words } = page;
  return (
    <>
      <Hero {...page.hero} words={words} />
      <Strip names={page.strip} />
      <ServicesBand {...page.services} cards={page.serviceCards} words={words} />
      <AboutBand {...page.about} stats={page.stats} words={words} />
      <IndustriesBand {...page.industries} cards={page.industryCards} words={words} />
      <ContactBand {...page.contact} delivery={page.delivery} email={page.email} />
    </>
  );
});
