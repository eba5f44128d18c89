import { type Pages, pageType, paths } from "../../../content/pages.ts";

type ExplainerPath = keyof { [P in keyof Pages as Pages[P] extends { readOn: object } ? P : never]: P };

/** The addresses of the explainers: pages that answer one question of a buyer each. */
export const explainerPaths = paths.filter((path): path is ExplainerPath => pageType(path).screen === "explainer");

/** The explainers of a language. One that is left out is in English alone. */
type Explainers = Partial<Pick<Pages, ExplainerPath>>;

/**
 * Links to the explainers whose `on` names a page.
 * @param path the page's English address
 * @param own explainers in the language of the page
 * @param english all explainers in English
 * @param labels names in this language of explainers that are in English alone, by address
 */
export const explainersOn = (
  path: string,
  own: Explainers,
  english: Explainers,
  labels: Readonly<Record<string, string>>,
) =>
  explainerPaths.flatMap((to) => {
    const label = own[to]?.label ?? labels[to];
    return label && english[to]?.on.includes(path) ? [{ to, label, isFile: false }] : [];
  });
