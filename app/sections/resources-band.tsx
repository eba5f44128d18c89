import { clsx } from "clsx/lite";
import type { ResourceLink } from "~/content/sheets/resource-links.ts";
import { useLanguage } from "~/language/page-language.ts";
import { Band } from "~/ui/band.tsx";
import { ArrowLink } from "~/ui/links.tsx";

type Props = {
  /** @default that of guides, sheets and files */
  heading?: string;
  items: readonly ResourceLink[];
  className?: string;
};

/** Links to guides, sheets and files. Labels of files have type and size. Without links the band is left out. */
export function ResourcesBand({ heading, items, className }: Props) {
  const { service } = useLanguage().catalogue;
  if (items.length === 0) return null;
  return (
    <Band className={clsx("band-quiet", className)}>
      <h2 className="ledger-head">{heading ?? service.resources}</h2>
      <ul className="mt-4 gap-x-16 lg:grid lg:grid-cols-2">
        {items.map(({ to, label, ...file }) => (
          <li key={to} className="line-b border-line lg:py-2">
            <ArrowLink to={to} {...file} className="py-1.5 lh-[1.375]">
              {label}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </Band>
  );
}
