import { clsx } from "clsx/lite";

type Props = { texts: readonly string[]; className?: string };

/** Paragraphs in a row, all of one style. */
export const Paragraphs = ({ texts, className }: Props) =>
  texts.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ));

/** A list with stars for bullets. */
export const Starred = ({ texts, className }: Props) => (
  <ul className={clsx("starred", className)}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);
