import type { TakeAway } from "~/content/.server/sheets/take-away.ts";
import { Band } from "~/ui/band.tsx";
import { TextLink } from "~/ui/text-link.tsx";

/** What a page offers to take away, each with its kind and, of a file, its size in words. Nothing where it offers nothing. */
export function TakeAwayBand({ items }: { items: TakeAway }) {
  if (items.length === 0) return null;
  return (
    <Band>
      <h2 className="ledger-head">To take away</h2>
      <ul className="mt-4">
        {items.map(({ to, label, note, isFile }) => (
          <li key={to} className="flex flex-wrap items-center gap-x-4 border-b border-line py-2">
            {isFile ? (
              <a href={to} download className="text-link">
                {label} <span className="sr-only">({note})</span>
              </a>
            ) : (
              <TextLink to={to}>{label}</TextLink>
            )}
            <span className="text-sm text-ink-soft">{note}</span>
          </li>
        ))}
      </ul>
    </Band>
  );
}
