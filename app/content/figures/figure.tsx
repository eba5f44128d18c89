import type { ReactNode } from "react";

/** A figure with its caption. */
export function Figure({ caption, className, children }: { caption: string; className: string; children: ReactNode }) {
  return (
    <figure className={`figure ${className}`}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
