/** What takes longer counts as failed: whoever waits for it does without, or asks anew. Milliseconds. */
const deadlineMs = 8000;

const links = new Map<string, Promise<HTMLLinkElement>>();

/**
 * Links a style sheet, after the page's own rules, once.
 * @param media for which it is in force
 * @returns the link once the file is there; rejects where it cannot be had, and then asks again at the next call
 */
export function addStylesheet(href: string, media = "all"): Promise<HTMLLinkElement> {
  const known = links.get(href);
  if (known) return known;
  const added = new Promise<HTMLLinkElement>((resolve, reject) => {
    const link = document.createElement("link");
    const fail = () => {
      links.delete(href);
      link.remove();
      reject(new Error(`The style sheet ${href} could not be had.`));
    };
    const timer = setTimeout(fail, deadlineMs);
    const onload = () => {
      clearTimeout(timer);
      resolve(link);
    };
    Object.assign(link, { rel: "stylesheet", href, media, onload, onerror: fail });
    document.getElementById("css")?.after(link);
  });
  links.set(href, added);
  return added;
}
