import type { ReactNode } from "react";

/** An aside of the text: what a reader may skip. With a title it is one that can be found by its name. */
export const Note = ({ title, children }: { title?: string; children: ReactNode }) => (
  <div className="note" role="note" aria-label={title}>
    {title && (
      <p>
        <strong>{title}</strong>
      </p>
    )}
    {children}
  </div>
);
