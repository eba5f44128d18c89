type Props = {
  /** Tells one sheet from another; one word. */
  name: string;
  /** The sheet imported with `?inline`; on the client leave it empty, so that it is not in the JavaScript. */
  css: string;
  /** The same sheet imported with `?url`. */
  url: string;
};

/**
 * A style sheet that only some pages need. It stands in the HTML of those pages, so that their first paint waits for no
 * other file. A visitor who comes from another page by client navigation gets it as a file: the security policy allows
 * the styles of the page that was loaded, and files of this site. React puts both in the head, once, and waits for the
 * file before it shows the page.
 */
export function PageStyle({ name, css, url }: Props) {
  const inHtml = import.meta.env.SSR || document.querySelector(`style[data-href="${name}"]`);
  if (inHtml) {
    return (
      <style href={name} precedence="page">
        {css}
      </style>
    );
  }
  return <link rel="stylesheet" href={url} precedence="page" />;
}
