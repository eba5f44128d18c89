type Props = {
  /** Tells one sheet from another; one word. */
  name: string;
  /** The sheet imported with `?inline`. */
  css: string;
};

/** The order of layers (`styles/app.css`), as the sheet of a page stands before that of all pages. */
const layers = "@layer properties,theme,base,components,page,utilities;";

/**
 * The style sheet of one kind of page: React puts it into the head of those pages, once. Its rules are in the layer
 * `page`, so that they win over those of all pages, which come later.
 */
export const PageStyle = ({ name, css }: Props) => (
  <style href={name} precedence="page">
    {layers + css}
  </style>
);

/**
 * Rules of what follows it, where a page has that once: the first screen does not wait for them. HTML allows a `<style>` outside of
 * the head in a drawing only, where a "<" would begin an element.
 */
export const DeferredStyle = ({ css }: Pick<Props, "css">) => (
  <svg aria-hidden="true" {...{ hidden: true }}>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own rules. */}
    <style dangerouslySetInnerHTML={{ __html: css.replaceAll("<", "&lt;") }} />
  </svg>
);

/** A script of `app/inline/`, or data of this project, in the page's HTML. */
export const InlineScript = ({ script, type }: { script: string; type?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this project.
  <script type={type} dangerouslySetInnerHTML={{ __html: script }} />
);
