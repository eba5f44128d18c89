import { programFolders } from "../static/site.ts";
import { type HostFacts, places } from "./facts.ts";

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
const lines = (list: string[], by: string) => list.map((line) => by + line).join("\n");
const anyCase = (path: string) => `~(?i)^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}/*$`;

/** The headers of every answer. */
const always = ({ headers }: HostFacts) => Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`);

const block = (
  { host, otherHost }: HostFacts,
  page: string,
  rest: string,
) => `# Caddy ${page}. Made by the build, and yours to change.
# Without the lines "tls" Caddy gets certificates by itself.
${otherHost} {
	tls ${places.certificate} ${places.key}
	redir https://${host}{uri} 308
}

${host} {
	tls ${places.certificate} ${places.key}
${rest}}
`;

/** Caddy in front of this project's server. The server decides everything but the connection. */
export const caddyProxy = (facts: HostFacts) =>
  block(
    facts,
    "in front of the site's own server: see docs/deploy/node.md",
    `	# What is too large the server itself refuses, and says so to the visitor.
	request_body {
		max_size 4MB
	}
	reverse_proxy ${places.server} {
		# TRUSTED_HOPS=1: Caddy tells the visitor's address, whatever the visitor claims.
		transport http {
			# One that is kept could be closed by a new release at the moment it is used.
			keepalive off
		}
	}
	# What it cannot answer itself: that nobody is there, or is too slow. Programs ask for what is below /api/.
	handle_errors {
		root * ${facts.current}/client
		@page not path /api/*
		handle @page {
			header {
${lines([...always(facts), `Cache-Control ${facts.cache.failure}`], "\t\t\t\t")}
			}
			rewrite * ${facts.failure.file}
			file_server {
				status 500
			}
		}
		respond "{http.error.status_text}" {http.error.status_code}
	}
`,
  );

const within = ({ folder }: HostFacts["notFound"][number]) => `~(?i)^${folder}([/?]|$)`;

/** Caddy alone: the part that the owner edits, with names and certificate. It imports the rest from the release. */
export const caddyStatic = (facts: HostFacts) =>
  block(
    facts,
    "serving the built files alone: see docs/deploy/static.md",
    `	# What a release decides, each page's policy among it, is read from that release, so this file stays as it is.
	import ${facts.current}/hosts/Caddyfile-static-site
`,
  );

/** The part that a release brings: the built files, served as this project's server serves them. */
export function caddyStaticSite(facts: HostFacts): string {
  const { release, pages, notFound, failure, moved, types, policy, cache } = facts;
  const row = ({ path, file, policy: own }: HostFacts["pages"][number], input: string) =>
    `${input} ${path} ${file} ${quoted(own)}`;
  const written = pages.map((page) => row(page, page.path));
  const otherwise = pages.filter(({ path }) => path !== "/").map((page) => row(page, quoted(anyCase(page.path))));
  const root = notFound.find(({ folder }) => folder === "");
  const folders = notFound.filter((page) => page !== root);
  return `	# Imported by Caddyfile-static: see docs/deploy/static.md. Made by the build.
	route {
		root * ${release}/client

		# The page at an address, as this site writes it, its file, and the policy that is its own.
		map {http.request.orig_uri.path} {site_page} {site_file} {site_policy} {
${lines([...written, ...otherwise], "\t\t\t")}
			default "" "" ${quoted(policy)}
		}
		map {http.request.orig_uri.path} {site_moved} {
${lines(
  moved.map(({ from, to }) => `${quoted(anyCase(from))} ${to}`),
  "\t\t\t",
)}
			default ""
		}
		map {query} {site_asked} {
			"" ""
			default "?{query}"
		}

		header {
${lines(always(facts), "\t\t\t")}
			Content-Security-Policy {site_policy}
			Cache-Control ${quoted(cache.otherwise)}
		}
		header ?Vary Accept-Encoding
		@assets path /assets/*
		header @assets Cache-Control ${quoted(cache.assets)}
${lines(
  types.byExtension.flatMap(([extension, type]) => [
    `@${extension} path *.${extension}`,
    `header @${extension} Content-Type ${quoted(type)}`,
  ]),
  "\t\t",
)}
${lines(
  types.byPath.map(([path, type]) => `header ${path} Content-Type ${quoted(type)}`),
  "\t\t",
)}

		@moved expression {site_moved} != ""
		redir @moved {site_moved}{site_asked} 308
		@otherwise expression {site_page} != "" && {site_page} != {http.request.orig_uri.path}
		redir @otherwise {site_page}{site_asked} 308

		# Reached under the page's own address alone, or compressed by who asks for it so.
		@hidden path_regexp (?:/index\\.html|/(?:404|500)\\.html|\\.br|\\.gz)$|/\\.(?:[^w]|w[^e])
		error @hidden 404
		@page expression {site_page} != ""
		rewrite @page {site_file}
		header @page Content-Type "text/html; charset=utf-8"
		# One that a script has asked for is about to be gone to.
		@prefetched {
			expression {site_page} != ""
			header Sec-Fetch-Dest empty
		}
		header @prefetched Cache-Control ${quoted(cache.prefetched)}

		# Files of this build, then of the builds of the last day, for pages that are still open.
		@earlier {
			path /assets/* /search/*
			not file
		}
		root @earlier ${release}/earlier
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		route {
			root * ${release}/client
			map {http.request.orig_uri} {site_lost} {site_lost_policy} {
${lines(
  folders.map((page) => `${quoted(within(page))} ${page.file} ${quoted(page.policy)}`),
  "\t\t\t\t",
)}
				default ${root?.file} ${quoted(root?.policy ?? policy)}
			}
			header {
${lines(always(facts), "\t\t\t\t")}
				Cache-Control ${quoted(cache.otherwise)}
				Content-Security-Policy ${quoted(policy)}
			}
			header ?Vary Accept-Encoding
			# Programs ask for these: a page would be only weight.
			@nothing expression ${programFolders.map((folder) => `{http.request.orig_uri.path}.startsWith("${folder}")`).join(" || ")}
			header @nothing Content-Type "text/plain; charset=utf-8"
			respond @nothing "{http.error.status_text}" {http.error.status_code}
			header Content-Type "text/html; charset=utf-8"
			# Nothing here is forbidden: a file that Caddy may not read is a failure.
			@failure expression {http.error.status_code} == 403 || {http.error.status_code} >= 500
			handle @failure {
				header Content-Security-Policy ${quoted(failure.policy)}
				header Cache-Control ${cache.failure}
				rewrite * ${failure.file}
				file_server {
					precompressed br gzip
					status 500
				}
			}
			@lost expression {http.error.status_code} == 404
			handle @lost {
				header Content-Security-Policy {site_lost_policy}
				rewrite * {site_lost}
				file_server {
					precompressed br gzip
				}
			}
			respond "{http.error.status_text}" {http.error.status_code}
		}
	}
`;
}
