import { extname } from "node:path";
import { securityHeaders, strictTransport } from "../respond.ts";
import { unitSettings } from "../settings-file.ts";
import { cacheControl, failureHeaders, immutableFolder, prefetchedHeaders } from "../static/cache-control.ts";
import { failurePath } from "../static/site.ts";
import type { SiteIndex } from "../static/site-index.ts";

/** Where the pages of `docs/deploy/` put a certificate, its proof, the settings and the socket. */
export const places = {
  certificate: "/etc/kutch-it/tls/fullchain.pem",
  key: "/etc/kutch-it/tls/privkey.pem",
  acme: "/var/lib/kutch-it-acme",
  settings: unitSettings.file,
  server: "127.0.0.1:3000",
};

/** Where they put builds. */
export const releasesRoot = "/opt/kutch-it";

/** What a server that serves the files itself has to know to answer as this project's own does. */
export type HostFacts = {
  /** The site's public host, e.g. `kutchit.example`. */
  host: string;
  /** The same with or without `www`: it leads to the host. */
  otherHost: string;
  /** The link to the release that runs. */
  current: string;
  /** The folder of this very release. What is served is served from there, so that files and policies are exchanged at one moment. */
  release: string;
  /** Each page by its address: its file, and the policy that is its own. */
  pages: { path: string; file: string; policy: string }[];
  /** The not-found pages by the folder of their language, for whatever lies below it: `""` is English. */
  notFound: { folder: string; file: string; policy: string }[];
  /** The page of a failure. */
  failure: { file: string; policy: string };
  moved: { from: string; to: string }[];
  /** Media types by extension, without the point; and of files that differ from others of their extension. */
  types: { byExtension: [extension: string, type: string][]; byPath: [path: string, type: string][] };
  /** Of every answer, as long as no page has a policy of its own. */
  headers: Readonly<Record<string, string>>;
  policy: string;
  cache: { otherwise: string; assets: string; prefetched: string; failure: string };
};

const policyOf = (headers: Record<string, string>) =>
  headers["Content-Security-Policy"] ?? securityHeaders["Content-Security-Policy"] ?? "";
const typeOf = (headers: Record<string, string>) => headers["Content-Type"] ?? "application/octet-stream";
const isPage = ([, { headers }]: [string, { headers: Record<string, string> }]) =>
  typeOf(headers).startsWith("text/html");

/** Each extension with the type that most of its files have. */
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
 * Reads off the index that this project's server answers by what any other has to be told.
 * @param url where the site lives, as the settings say
 * @param id the build's
 * @param root where it will be released
 */
export function hostFacts(
  { files, notFound, failure, moved }: SiteIndex,
  { url, id, root }: { url: string; id: string; root: string },
): HostFacts {
  const { "Content-Security-Policy": policy = "", ...headers } = securityHeaders;
  const entries = [...files].sort();
  const isHttps = url.startsWith("https:");
  const host = new URL(url).hostname;
  return {
    host,
    otherHost: host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`,
    current: `${root}/current`,
    release: `${root}/releases/${id}`,
    pages: entries.filter(isPage).map(([path, file]) => ({
      path,
      file: path === "/" ? "/index.html" : `${path}/index.html`,
      policy: policyOf(file.headers),
    })),
    notFound: [...notFound]
      .sort()
      .map(([folder, file]) => ({ folder, file: `${folder}/404.html`, policy: policyOf(file.headers) })),
    failure: { file: failurePath, policy: policyOf(failure?.headers ?? {}) },
    moved: Array.from(moved, ([from, to]) => ({ from, to })),
    types: mediaTypes([
      ...entries
        .filter((entry) => !isPage(entry))
        .map(([path, file]) => [path, typeOf(file.headers)] as [string, string]),
      ["/index.html", "text/html; charset=utf-8"],
    ]),
    headers: isHttps ? { ...headers, "Strict-Transport-Security": strictTransport } : headers,
    policy,
    cache: {
      otherwise: cacheControl("/"),
      assets: cacheControl(immutableFolder),
      prefetched: prefetchedHeaders["Cache-Control"],
      failure: failureHeaders["Cache-Control"],
    },
  };
}
