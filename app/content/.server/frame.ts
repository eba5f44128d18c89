import { href } from "react-router";
import { settings } from "../../../settings/index.ts";
import { content } from "./index.ts";

/** What the frame shows on every page. Kept small: it is part of every page's data. */
export const frameData = {
  name: settings.name,
  email: settings.email,
  phone: settings.phone,
  social: settings.social,
  /** Of the build, for the copyright line. */
  year: new Date().getFullYear(),
  services: content.services.map((service) => ({
    label: service.menuLabel,
    to: href("/services/:slug", { slug: service.slug }),
    inMobileMenu: service.inMobileMenu,
    footerOrder: service.footerOrder,
  })),
};
