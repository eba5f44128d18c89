import { usePart } from "~/island.tsx";

type Props = { title: string; text: string; rows: { id: string; what: string }[] };

/**
 * What this page cost the visitor's browser, filled in by `islands/own-cost.ts`. Its room is reserved from the first paint, so that
 * nothing moves. Without scripts it is not shown.
 */
export const OwnCost = ({ title, text, rows }: Props) => (
  <section className="noscript:hidden" {...usePart("own-cost")}>
    <h2 className="text-h3">{title}</h2>
    <p className="measure mt-3 text-text-soft">{text}</p>
    <dl className="mt-6 line-t-2 border-rule">
      {rows.map(({ id, what }) => (
        <div key={id} className="grid gap-x-8 line-b border-line py-4 sm:grid-cols-2">
          <dt className="text-text-soft">{what}</dt>
          <dd className="weight-600 [font-variant-numeric:tabular-nums]" data-cost={id}>
            …
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
