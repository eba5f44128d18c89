import { type ComponentType, Suspense } from "react";
import { lazyByLanguage } from "~/language/lazy-by-language.tsx";
import { loadWords } from "~/language/load-words.ts";
import type { LazyWords } from "~/language/page-language.ts";

/**
 * A screen that hardly any visit needs, in a file of its own. Until that has come, and where it cannot be had, its title
 * stands there; what the build has drawn stays as it is.
 * @param title in no language, or in English: the words are what could not be had
 * @param load by `loadLate`
 */
export function lateScreen<Props extends object>(
  title: string,
  load: () => Promise<ComponentType<Props & { words: LazyWords }>>,
) {
  const Screen = lazyByLanguage<Props>(async (language) => {
    try {
      const [Loaded, words] = await Promise.all([load(), loadWords(language)]);
      return (props) => <Loaded {...props} words={words} />;
    } catch (error) {
      console.warn("A screen's code could not be had:", error);
      return new Promise<never>(() => {});
    }
  });
  return (props: Props) => (
    <Suspense fallback={<h1 className="wrap min-h-[42rem] pt-36">{title}</h1>}>
      <Screen {...props} />
    </Suspense>
  );
}
