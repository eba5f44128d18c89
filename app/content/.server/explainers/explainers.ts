import type { Path } from "../../../paths.ts";
import type { Explainer } from "../schemas/explainer.ts";

/** The pages that answer one question of a buyer each, by their English address: the name of their words. */
export const explainerPages = {
  "/what-a-website-costs": "whatAWebsiteCosts",
  "/before-you-sign": "beforeYouSign",
  "/website-in-gujarati-and-hindi": "websiteInGujaratiAndHindi",
  "/how-this-site-is-made": "howThisSiteIsMade",
} as const satisfies Partial<Record<Path, string>>;

type Name = (typeof explainerPages)[keyof typeof explainerPages];

/** The words of these pages in a language; one that is left out is there in English alone. */
type Explainers = Partial<Record<Name, Explainer>>;
/** How a page that is not there in a language is called in it. */
type Labels = Readonly<Partial<Record<Name, string>>>;

/**
 * The links to such pages that a page has.
 * @param path its English address
 * @param own words in the language of the page
 * @param english words of all
 * @param labels what this language calls those that it lacks
 */
export const explainersOn = (path: string, own: Explainers, english: Explainers, labels: Labels) =>
  Object.entries(explainerPages).flatMap(([to, name]) => {
    const label = own[name]?.label ?? labels[name];
    return label && english[name]?.on.includes(path) ? [{ to, label, isFile: false }] : [];
  });
