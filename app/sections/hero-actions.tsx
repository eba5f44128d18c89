import { clsx } from "clsx/lite";
import { href } from "~/paths.ts";
import { SearchButton } from "~/search/search-button.tsx";
import { ButtonLink } from "~/ui/button.tsx";

type Props = {
  /** The label of the call to action. */
  call: string;
  className?: string;
};

/** What the head of an overview offers: the call to action first, then the search. */
export const HeroActions = ({ call, className = "mt-8" }: Props) => (
  <div className={clsx("flex flex-wrap gap-4", className)}>
    <ButtonLink to={href("/contact")}>{call}</ButtonLink>
    <SearchButton />
  </div>
);
