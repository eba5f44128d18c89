import type { TakeAway } from "~/content/.server/sheets/take-away.ts";
import { Band } from "~/ui/band.tsx";
import { TextLink } from "~/ui/text-link.tsx";

/** What a page offers to take away, each link with its kind and, of a file, its size in words. Nothing where there is nothing. */
export function TakeAwayBand({ heading, items }: { heading: string; items: TakeAway }) {
  if (items.length === 0) return null;
  return (
    <Band>
      <h2 className="ledger-head">{heading}</h2>
      <ul className="mt-4">
        {items.map(({ to, label, isFile }) => (
          <li key={to} className="border-b border-line lg:py-2">
            <TextLink to={to} download={isFile}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Band>
  );
}
