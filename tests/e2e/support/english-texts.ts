import { interfaceWordsIn } from "../../../app/content/languages/site-languages.ts";
import { content } from "../../support/content.ts";

/** The words of the English pages, as `content/` has them: a changed word changes no test. */
export const en = interfaceWordsIn("en");
export const homeContent = content["/"];
export const carouselCards = content["/industries"].carousel;
export const industriesTagline = content["/industries"].tagline;
