type Props = {
  /** Tells one sheet from another; one word. */
  name: string;
  /** The sheet imported with `?inline`. */
  css: string;
};

/** A style sheet that only some pages need: React puts it into the head of those, once. */
export const PageStyle = ({ name, css }: Props) => (
  <style href={name} precedence="page">
    {css}
  </style>
);
