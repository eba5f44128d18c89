import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { cacheControl } from "./cache-control.ts";
import { contentType } from "./content-types.ts";
import type { Encoding } from "./encoding.ts";
import { failurePath, type Redirects } from "./site.ts";

/** A file of the site with everything that an answer needs. */
export type SiteFile = {
  bodies: Partial<Record<Encoding, Uint8Array>> & { identity: Uint8Array };
  /** Hash of the file's content, without quotes. */
  hash: string;
  headers: Record<string, string>;
};

/** The site's files by path, and the pages that have no address of their own. */
export type SiteIndex = {
  files: ReadonlyMap<string, SiteFile>;
  /** Not-found pages by language folder: `""` is English. */
  notFound: ReadonlyMap<string, SiteFile>;
  /** The page that answers a failure. */
  failure: SiteFile | undefined;
  /** New addresses of moved pages, by their old address. */
  moved: ReadonlyMap<string, string>;
};

/** The address `/about` shows `about/index.html`. Every other file has its own name as its address. */
function publicPath(name: string): string {
  const path = `/${name.split(sep).join("/")}`;
  if (path === "/index.html") return "/";
  return path.endsWith("/index.html") ? path.slice(0, -"/index.html".length) : path;
}

/** Dot files and the rules for other hosts are not served, except the folder of well-known addresses (RFC 8615). */
const isHidden = (part: string) => /^\.(?!well-known$)|^_(?:headers|redirects)$/.test(part);

function readSiteFile(folder: string, name: string, names: ReadonlySet<string>): SiteFile {
  const sibling = (suffix: string) =>
    names.has(name + suffix) ? readFileSync(join(folder, name + suffix)) : undefined;
  const identity = readFileSync(join(folder, name));
  const [br, gzip] = [sibling(".br"), sibling(".gz")];
  const path = publicPath(name);
  return {
    bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    hash: createHash("sha256").update(identity).digest("base64url").slice(0, 22),
    headers: {
      "Content-Type": contentType(name),
      "Cache-Control": cacheControl(path),
      ...(br || gzip ? { Vary: "Accept-Encoding" } : {}),
    },
  };
}

/** The files below a folder, by path. */
function readFiles(folder: string): Map<string, SiteFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = new Set(entries.map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length)));
  const isSibling = (name: string) => /\.(br|gz)$/.test(name) && names.has(name.replace(/\.(br|gz)$/, ""));
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    if (isSibling(name) || name.split(sep).some(isHidden)) continue;
    files.set(publicPath(name), readSiteFile(folder, name, names));
  }
  return files;
}

/**
 * Reads the built files into memory once. A request is then one look-up in a map, so no path that a visitor makes up
 * reaches a file outside of it. A rebuild has no effect until the server starts again.
 * @param earlier folder with assets that pages of earlier builds still ask for
 */
export function indexSite(folder: string, redirects: Redirects, earlier?: string): SiteIndex {
  const files = new Map([...(earlier ? readFiles(earlier) : []), ...readFiles(folder)]);
  const notFound = new Map<string, SiteFile>();
  for (const [path, file] of files) {
    const language = /^(.*)\/404\.html$/.exec(path)?.[1];
    if (language === undefined) continue;
    notFound.set(language, file);
    files.delete(path);
  }
  const failure = files.get(failurePath);
  files.delete(failurePath);
  return { files, notFound, failure, moved: new Map(Object.entries(redirects)) };
}
