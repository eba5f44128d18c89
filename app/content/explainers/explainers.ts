import type { Explainer } from "../../../content/schemas/explainer.ts";
import type { Path } from "../../paths.ts";

/** The explainers: pages that answer one question of a buyer each. English address → name in `Pages`. */
export const explainerPages = {
  "/what-a-website-costs": "whatAWebsiteCosts",
  "/before-you-sign": "beforeYouSign",
  "/website-in-gujarati-and-hindi": "websiteInGujaratiAndHindi",
  "/how-this-site-is-made": "howThisSiteIsMade",
} as const satisfies Partial<Record<Path, string>>;

type Name = (typeof explainerPages)[keyof typeof explainerPages];

/** The explainers of a language. One that is left out is in English alone. */
type Explainers = Partial<Record<Name, Explainer>>;
/** What a language calls the explainers that it has not. */
type Labels = Readonly<Partial<Record<Name, string>>>;

/**
 * Links to the explainers whose `on` names a page.
 * @param path the page's English address
 * @param own explainers in the language of the page
 * @param english all explainers in English
 * @param labels names in this language of explainers that are in English alone
 */
export const explainersOn = (path: string, own: Explainers, english: Explainers, labels: Labels) =>
  Object.entries(explainerPages).flatMap(([to, name]) => {
    const label = own[name]?.label ?? labels[name];
    return label && english[name]?.on.includes(path) ? [{ to, label, isFile: false }] : [];
  });
