type Props = {
  /** Tells one sheet from another; one word. */
  name: string;
  /** The sheet imported with `?inline`. */
  css: string;
};

/**
 * The style sheet of one kind of page: React puts it into the head of those pages, once. Its rules are in the layer
 * `page`, so that they win over those of all pages, which come later.
 */
export const PageStyle = ({ name, css }: Props) => (
  <style href={name} precedence="page">
    {css}
  </style>
);
