import { clsx } from "clsx/lite";
import { useLanguage } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { SearchButton } from "~/search/search-button.tsx";
import { ButtonLink } from "~/ui/button.tsx";

type Props = {
  /** The label of the call to action. */
  call: string;
  /** Whether a working model fits the page better than the search. @default false */
  showsModel?: boolean;
  className?: string;
};

/** What the head of an overview offers: the call to action first, then a working model or the search. */
export function HeroActions({ call, showsModel = false, className = "mt-8" }: Props) {
  const { models } = useLanguage().catalogue;
  return (
    <div className={clsx("flex flex-wrap gap-4", className)}>
      <ButtonLink to={href("/contact")}>{call}</ButtonLink>
      {showsModel ? (
        <ButtonLink to={`${href("/")}#work`} variant="outline">
          {models.seeOne}
        </ButtonLink>
      ) : (
        <SearchButton />
      )}
    </div>
  );
}
