import { clsx } from "clsx/lite";
import { useLanguage } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { ButtonLink } from "~/ui/links.tsx";

type Props = {
  /** The label of the call to action. */
  call: string;
  className?: string;
};

/** What the head of an overview offers: the call to action first, then a working model. */
export function HeroActions({ call, className = "mt-8" }: Props) {
  const { models } = useLanguage().catalogue;
  return (
    <div className={clsx("flex flex-wrap gap-4", className)}>
      <ButtonLink to={href("/contact")}>{call}</ButtonLink>
      <ButtonLink to={`${href("/")}#work`} variant="outline">
        {models.seeOne}
      </ButtonLink>
    </div>
  );
}
