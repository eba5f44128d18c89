import { type ComponentType, lazy } from "react";
import { useLanguage } from "./page-language.ts";

/**
 * `lazy` for a component whose words are loaded with its code.
 * @param load the component, in the language with this prefix
 */
export function lazyByLanguage<Props extends object>(load: (language: string) => Promise<ComponentType<Props>>) {
  const byLanguage = new Map<string, ComponentType<Props>>();
  return (props: Props) => {
    const { code } = useLanguage();
    const Component = byLanguage.get(code) ?? lazy(async () => ({ default: await load(code) }));
    byLanguage.set(code, Component);
    return <Component {...props} />;
  };
}
