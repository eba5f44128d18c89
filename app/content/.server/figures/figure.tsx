import type { ReactNode } from "react";

/** A picture of an article and what it says. */
export function Figure({ caption, className, children }: { caption: string; className: string; children: ReactNode }) {
  return (
    <figure className={`figure ${className}`}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
