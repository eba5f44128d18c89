import type { ReactNode } from "react";

/** An aside of the text that a reader may skip. The title is its accessible name as well. */
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
