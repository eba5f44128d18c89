/**
 * Links a style sheet, after the page's own rules.
 * @param media for which it is in force
 * @returns the link once the file is there; rejects where it cannot be had
 */
export function addStylesheet(href: string, media = "all"): Promise<HTMLLinkElement> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href, media, onload: () => resolve(link), onerror: reject });
    document.getElementById("css")?.after(link);
  });
}
