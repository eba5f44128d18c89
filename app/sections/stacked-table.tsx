import { clsx } from "clsx/lite";
import type { ReactNode } from "react";

type Props = {
  /** Read by screen readers only. */
  caption: string;
  heads: readonly string[];
  /** The first of the columns with figures, counted from 0. @default none */
  figuresFrom?: number;
  className: string;
  /** The rows, in `<tbody>`. */
  children: ReactNode;
};

/** A table whose rows become blocks on narrow screens. There each cell says its head, which is its `data-label`. */
export const StackedTable = ({ caption, heads, figuresFrom = heads.length, className, children }: Props) => (
  <div className={clsx("table-box", className)}>
    <table className="stacked-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head, i) => (
            <th key={head} scope="col" className={i < figuresFrom ? undefined : "sheet-figure"}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  </div>
);
