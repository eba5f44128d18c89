import { extname } from "node:path";
import { unitSettings } from "../settings-file.ts";
import { cacheControl, failureHeaders, immutableFolder, prefetchedHeaders } from "../static/cache-control.ts";
import { failurePath } from "../static/site.ts";
import type { SiteIndex } from "../static/site-index.ts";

/** Where the pages of `docs/deploy/` put the certificate, its challenge, the settings and the socket. */
export const places = {
  certificate: "/etc/kutch-it/tls/fullchain.pem",
  key: "/etc/kutch-it/tls/privkey.pem",
  acme: "/var/lib/kutch-it-acme",
  settings: unitSettings.file,
  server: "127.0.0.1:3000",
};

/** Where they put releases. */
export const releasesRoot = "/opt/kutch-it";

/** What a web server must know to serve the files as this project's server does. */
export type HostFacts = {
  /** The site's public host, e.g. `kutchit.example`. */
  host: string;
  /** The other name, with or without `www`. It redirects to the host. */
  otherHost: string;
  /** The link to the running release. */
  current: string;
  /**
   * The folder of this release. Files are served from here and not through the link, so that files and policies change
   * at the same moment.
   */
  release: string;
  /** Each page by address: its file and its own policy. */
  pages: { path: string; file: string; policy: string }[];
  /** The not-found pages by language folder, for every path below it: `""` is English. */
  notFound: { folder: string; file: string; policy: string }[];
  /** The page that is shown on a failure. */
  failure: { file: string; policy: string };
  moved: { from: string; to: string }[];
  /** Media types by extension, without the dot; and the files that differ from their extension's type. */
  types: { byExtension: [extension: string, type: string][]; byPath: [path: string, type: string][] };
  /** Headers of every answer, unless a page has its own policy. */
  headers: Readonly<Record<string, string>>;
  policy: string;
  cache: { otherwise: string; assets: string; prefetched: string; failure: string };
};

const typeOf = (headers: Record<string, string>) => headers["Content-Type"] ?? "application/octet-stream";
const isPage = ([, { headers }]: [string, { headers: Record<string, string> }]) =>
  typeOf(headers).startsWith("text/html");

/** Each extension with the type of most of its files. */
function mediaTypes(files: [path: string, type: string][]): HostFacts["types"] {
  const byExtension = new Map<string, string>();
  const of = (path: string) => extname(path).slice(1);
  for (const extension of new Set(files.map(([path]) => of(path)))) {
    const types = files.filter(([path]) => of(path) === extension).map(([, type]) => type);
    const count = (type: string) => types.filter((other) => other === type).length;
    const [most = ""] = types.toSorted((a, b) => count(b) - count(a));
    byExtension.set(extension, most);
  }
  return {
    byExtension: [...byExtension].filter(([extension]) => extension !== "").sort(),
    byPath: files.filter(([path, type]) => byExtension.get(of(path)) !== type),
  };
}

/**
 * Collects, from the index that this project's server answers by, what another server has to be told.
 * @param url the site's address, from the settings
 * @param id the build's id
 * @param root the folder of releases
 */
export function hostFacts(
  { files, notFound, moved }: SiteIndex,
  { url, id, root, siteHeaders }: { url: string; id: string; root: string; siteHeaders: Record<string, string> },
): HostFacts {
  const { "Content-Security-Policy": policy = "", ...headers } = siteHeaders;
  const entries = [...files].sort();
  const host = new URL(url).hostname;
  return {
    host,
    otherHost: host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`,
    current: `${root}/current`,
    release: `${root}/releases/${id}`,
    pages: entries.filter(isPage).map(([path]) => ({
      path,
      file: path === "/" ? "/index.html" : `${path}/index.html`,
      policy,
    })),
    notFound: [...notFound].sort().map(([folder]) => ({ folder, file: `${folder}/404.html`, policy })),
    failure: { file: failurePath, policy },
    moved: Array.from(moved, ([from, to]) => ({ from, to })),
    types: mediaTypes([
      ...entries
        .filter((entry) => !isPage(entry))
        .map(([path, file]) => [path, typeOf(file.headers)] as [string, string]),
      ["/index.html", "text/html; charset=utf-8"],
    ]),
    headers,
    policy,
    cache: {
      otherwise: cacheControl("/"),
      assets: cacheControl(immutableFolder),
      prefetched: prefetchedHeaders["Cache-Control"],
      failure: failureHeaders["Cache-Control"],
    },
  };
}
