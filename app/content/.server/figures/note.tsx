import type { ReactNode } from "react";

/** An aside of the text: what a reader may skip. */
export const Note = ({ children }: { children: ReactNode }) => (
  <div className="note" role="note">
    {children}
  </div>
);
