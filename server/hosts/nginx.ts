import { type HostFacts, places } from "./facts.ts";

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
const indented = (lines: string[], by = "  ") => lines.map((line) => by + line).join("\n");
const entries = (list: [string, string][]) => indented(list.map(([key, value]) => `${quoted(key)} ${quoted(value)};`));

/** The headers of every answer. */
const always = ({ headers }: Pick<HostFacts, "headers">) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

/** Redirects http to https and the other name to the host. The certificate is the owner's. */
const encrypted = ({ host, otherHost }: HostFacts, rest: string) => `server {
  listen 80;
  listen [::]:80;
  server_name ${host} ${otherHost};
  server_tokens off;
  # By this a certificate is asked for (certbot --webroot).
  location /.well-known/acme-challenge/ {
    root ${places.acme};
  }
  location / {
    return 308 https://${host}$request_uri;
  }
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${otherHost};
  server_tokens off;
  ssl_certificate ${places.certificate};
  ssl_certificate_key ${places.key};
  ssl_protocols TLSv1.2 TLSv1.3;
  return 308 https://${host}$request_uri;
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${host};
  server_tokens off;
  ssl_certificate ${places.certificate};
  ssl_certificate_key ${places.key};
  ssl_protocols TLSv1.2 TLSv1.3;
${rest}}
`;

/** nginx in front of this project's server. The server decides everything but the connection. */
export const nginxProxy = (
  facts: HostFacts,
) => `# nginx in front of the site's own server, for /etc/nginx/conf.d/: see docs/deploy/node.md. Made by the build, and yours to change.
limit_conn_zone $binary_remote_addr zone=kutch_it:1m;

${encrypted(
  facts,
  `  # The server itself refuses what is too large, and says so to the visitor.
  client_max_body_size 4m;
  limit_conn kutch_it 200;

  # What it cannot answer itself: that nobody is there, or is too slow. Programs ask for what is below /api/.
  error_page 500 502 503 504 =500 /page-of-a-failure;
  location = /page-of-a-failure {
    internal;
    root ${facts.current}/client;
    types {
      "text/html; charset=utf-8" html;
    }
    default_type "text/plain; charset=utf-8";
    if ($request_uri ~ ^/api/) {
      return 500 "Internal Server Error";
    }
    add_header Cache-Control ${facts.cache.failure} always;
${indented(always(facts), "    ")}
    try_files ${facts.failure.file} =500;
  }

  location / {
    proxy_pass http://${places.server};
    proxy_http_version 1.1;
    # A connection a request: one that is kept could be closed by a new release at the moment it is used.
    proxy_set_header Connection close;
    proxy_set_header Host $host;
    # TRUSTED_HOPS=1: what a visitor claims to be is replaced.
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
  }
`,
)}`;

const within = ({ folder }: HostFacts["notFound"][number]) => `~*^${folder}(?:[/?]|$)`;

function maps({ pages, notFound, failure, moved, policy, cache }: HostFacts): string {
  return `# The address without slashes at its end; nginx compares what stands in a map without regard to case.
map $uri $site_bare {
  "~^(?<bare>/.*?)/+$" $bare;
  default $uri;
}
# The page at an address, as this site writes it.
map $site_bare $site_page {
${entries(pages.map(({ path }) => [path, path]))}
}
map $site_page $site_file {
  "" $uri;
  "/" /index.html;
  default $site_page/index.html;
}
# Where an address leads that is written otherwise, or that has moved.
map $site_bare $site_moved {
${entries(moved.map(({ from, to }) => [from, to]))}
}
map $site_moved$site_page|$uri $site_elsewhere {
  "~^\\|" "";
  "~^(?<page>[^|]*)\\|\\k<page>$" "";
  default $site_moved$site_page;
}
map $request_uri $site_not_found {
${entries(notFound.filter(({ folder }) => folder !== "").map((page) => [within(page), page.file]))}
  default /404.html;
}
# By the file: each page has a policy of its own, whatever is no page may do nothing.
map $uri $site_policy {
${entries([...pages, ...notFound, failure].map(({ file, policy: own }) => [file, own]))}
  default ${quoted(policy)};
}
# A page that a script has asked for is about to be gone to.
map $status|$http_sec_fetch_dest|$uri $site_cache {
  "~^(?:200|206|304)\\|[^|]*\\|/assets/" ${quoted(cache.assets)};
  "~^(?:200|304)\\|empty\\|.*/index\\.html$" ${quoted(cache.prefetched)};
  "~^5" ${quoted(cache.failure)};
  default ${quoted(cache.otherwise)};
}
`;
}

/** nginx alone: the part that the owner edits, with names and certificate. It includes the rest from the release. */
export const nginxStatic = (
  facts: HostFacts,
) => `# nginx serving the built files alone, for /etc/nginx/conf.d/: see docs/deploy/static.md. Made by the build, and yours to change.
# What a release decides, each page's policy among it, is read from that release, so this file stays as it is.
map_hash_bucket_size 256;
map_hash_max_size 8192;
include ${facts.current}/hosts/nginx-static-maps.conf;

${encrypted(
  facts,
  `  # Of a module (libnginx-mod-http-brotli-static): without it take this line out.
  brotli_static on;
  include ${facts.current}/hosts/nginx-static-site.conf;
`,
)}`;

/** The part that a release brings for outside the server block. */
export const nginxStaticMaps = (facts: HostFacts) =>
  `# Included by nginx-static.conf: see docs/deploy/static.md. Made by the build.\n${maps(facts)}`;

/** The part that a release brings for inside it: the built files, served as this project's server serves them. */
export function nginxStaticSite({ release, headers, types, failure }: HostFacts): string {
  return `# Included by nginx-static.conf: see docs/deploy/static.md. Made by the build.
root ${release}/client;
charset off;
default_type application/octet-stream;
absolute_redirect off;
types {
${indented(types.byExtension.map(([extension, type]) => `${quoted(type)} ${extension};`))}
}
gzip_static on;
gzip_vary on;
${indented(always({ headers }), "")}
add_header Content-Security-Policy $site_policy always;
add_header Cache-Control $site_cache always;
error_page 404 $site_not_found;
# Nothing here is forbidden: a file that nginx may not read is a failure.
error_page 403 500 502 503 504 =500 ${failure.file};

location / {
  if ($site_elsewhere) {
    return 308 $site_elsewhere$is_args$args;
  }
  try_files $site_file =404;
}
${types.byPath.map(([path, type]) => `location = ${path} {\n  types { }\n  default_type ${quoted(type)};\n}\n`).join("")}\
# Files of this build, then of the builds of the last day, for pages that are still open.
location /assets/ {
  try_files $uri @earlier;
}
location /search/ {
  try_files $uri @earlier;
}
location @earlier {
  root ${release}/earlier;
  try_files $uri @nothing;
}
# Programs ask for these: a page would be only weight.
location /api/ {
  types { }
  default_type "text/plain; charset=utf-8";
  return 404 "Not Found";
}
location @nothing {
  types { }
  default_type "text/plain; charset=utf-8";
  return 404 "Not Found";
}
# Reached under the page's own address alone, or compressed by who asks for it so.
location ~ (?:/index\\.html|/(?:404|500)\\.html|\\.br|\\.gz|/\\.(?!well-known/).*)$ {
  internal;
}
`;
}
