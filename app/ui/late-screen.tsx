import { type ComponentType, lazy, Suspense } from "react";
import { type CommonWords, useWords } from "~/language/page-language.ts";

type TitleOf = (words: CommonWords) => string;

const Title = ({ of: titleOf }: { of: TitleOf }) => <h1 className="wrap min-h-[42rem] pt-36">{titleOf(useWords())}</h1>;

/**
 * A screen that hardly any visit needs, in a file of its own. Until that has come, and where it cannot be had, its title
 * stands there; what the build has drawn stays as it is.
 * @param titleOf of the page's own words
 * @param load by `loadLate`
 */
export function lateScreen<Props extends object>(titleOf: TitleOf, load: () => Promise<ComponentType<Props>>) {
  const Screen = lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn("A screen's code could not be had:", error);
      return new Promise<never>(() => {});
    }
  });
  return (props: Props) => (
    <Suspense fallback={<Title of={titleOf} />}>
      <Screen {...props} />
    </Suspense>
  );
}
