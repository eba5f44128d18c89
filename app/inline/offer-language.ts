/** After the offers of other languages: shows one before a person acts, as whoever cannot read the page may not know what to do. */
import { offerLanguage } from "../behaviours/language-offer.ts";
import { whenPageActivated } from "../ui/when-page-activated.ts";

void whenPageActivated().then(offerLanguage);
