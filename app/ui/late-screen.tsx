import { type ComponentType, lazy, Suspense } from "react";

/**
 * A screen that hardly any visit needs, in a file of its own. Until that has come, and where it cannot be had, its title
 * stands there; what the build has drawn stays as it is.
 * @param load by `loadLate`
 */
export function lateScreen<Props extends object>(title: string, load: () => Promise<ComponentType<Props>>) {
  const Screen = lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn(title, error);
      return new Promise<never>(() => {});
    }
  });
  return (props: Props) => (
    <Suspense fallback={<h1 className="wrap min-h-[42rem] pt-36">{title}</h1>}>
      <Screen {...props} />
    </Suspense>
  );
}
