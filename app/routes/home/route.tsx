import { homeDelivery } from "~/content/.server/delivery.ts";
import { pageHead } from "~/content/.server/head.ts";
import { content } from "~/content/.server/index.ts";
import { headTags } from "~/seo/page-head.ts";
import { redrawOnNewData } from "~/ui/redraw-on-new-data.ts";
import { settings } from "../../../settings/index.ts";
import type { Route } from "./+types/route";
import { AboutBand } from "./about-band.tsx";
import { ContactBand } from "./contact-band.tsx";
import { Hero } from "./hero.tsx";
import { IndustriesBand } from "./industries-band.tsx";
import { ServicesBand } from "./services-band.tsx";
import { Strip } from "./strip.tsx";

export function loader() {
  const { head, ...words } = content.home;
  const services = content.services
    .flatMap(({ slug, home }) => (home ? [{ slug, ...home }] : []))
    .sort((a, b) => a.order - b.order);
  return {
    head: pageHead("/", head),
    ...words,
    serviceCards: services,
    industryCards: content.industries.carousel,
    delivery: homeDelivery,
    email: settings.email,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The home page (`specification.md`, section 2, "Home"). */
export default redrawOnNewData(function Home({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <Hero {...page.hero} />
      <Strip names={page.strip} />
      <ServicesBand {...page.services} cards={page.serviceCards} />
      <AboutBand {...page.about} stats={page.stats} />
      <IndustriesBand {...page.industries} cards={page.industryCards} />
      <ContactBand {...page.contact} delivery={page.delivery} email={page.email} />
    </>
  );
});
