#!/bin/sh
# For hosts that take a folder of files. Makes upload/ again, beside the build. It may be run twice:
#
#   sh dist/hosts/publish.sh folder     for Netlify and its like: a page is a file of its name, with _headers and _redirects
#   sh dist/hosts/publish.sh workers    releases it on Cloudflare Workers as well, and goes back where that is not healthy
#
# See docs/deploy/static.md and docs/deploy/workers.md.
set -eu
umask 022

site=https://kutchit.example

kind=${1:-}
dist=$(cd "$(dirname "$0")/.." && pwd -P)
upload=$(dirname "$dist")/upload
marker=.made-by-publish

fail() {
  printf 'Nothing was published: %s\n' "$*" >&2
  exit 1
}

case $kind in
folder | workers) ;;
*)
  printf 'Usage: sh %s folder|workers\n' "$0" >&2
  exit 2
  ;;
esac
(cd "$dist" && sha256sum --quiet --check checksums) ||
  fail "$dist is not what the build made: a file is missing or was changed, as said above. Build it again, or copy it again."
# A form that posts to this site needs a server behind it. Where only files are served, its enquiries would be lost.
if [ "$kind" = folder ] && grep -q '"mail":{"provider":"relay","origin":""}' "$dist/build.json"; then
  fail "the form of this build sends to this site's own relay, and a host of files alone has none.
Where: \"mail\" in $dist/build.json.
Build it with MAIL_PROVIDER=emailjs and its three ids, or with MAIL_ORIGIN=https://... of a relay elsewhere (docs/deploy/static.md); or take a host with a relay (docs/deploy/node.md, docs/deploy/workers.md)."
fi
# wrangler reads the checkout that it is run in, and takes the policies from its dist/.
[ "$kind" = folder ] || { [ -e wrangler.jsonc ] && [ "$(cd dist 2>/dev/null && pwd -P)" = "$dist" ]; } ||
  fail "the Worker is made of a checkout and of the dist/ in it.
Where: here, in $PWD, is no wrangler.jsonc whose dist/ is $dist.
Type it in the checkout: cd $(dirname "$dist") && sh dist/hosts/publish.sh workers"
[ ! -e "$upload" ] || [ -e "$upload/$marker" ] ||
  fail "$upload is there, and this program did not make it. Move it away."

rm -rf "$upload.incoming"
cp -R "$dist/client" "$upload.incoming"
[ ! -d "$dist/earlier" ] || cp -R "$dist/earlier/." "$upload.incoming/"
# These hosts compress files themselves.
find "$upload.incoming" \( -name '*.br' -o -name '*.gz' \) -delete
if [ "$kind" = folder ]; then
  # These hosts have their own page for a failure, and would serve this one as an ordinary page.
  rm -f "$upload.incoming/500.html"
  find "$upload.incoming" -mindepth 2 -name index.html -execdir sh -c 'mv index.html "../$(basename "$PWD").html"' \;
fi
: >"$upload.incoming/$marker"
rm -rf "$upload"
mv "$upload.incoming" "$upload"
[ "$kind" = workers ] || {
  printf '%s is ready to be published.\n' "$upload"
  exit 0
}

# --- On Workers: tried, then the tables, then the Worker, then a look at it

npx wrangler deploy --dry-run --assets "$upload" ||
  fail "the Worker cannot be made of it, as said above. What runs was not touched."
npx wrangler d1 migrations apply DB --remote ||
  fail "the tables could not be changed, as said above. What runs was not touched, and works on the tables as they are."
npx wrangler deploy --assets "$upload" ||
  fail "wrangler says why above. What runs was not touched; the tables are those of this release already, on which it works. Type this again."

page=$(mktemp)
trap 'rm -f "$page" "$page.head"' EXIT
# Prints why the site is not healthy.
unhealthy() {
  curl --silent --max-time 10 --dump-header "$page.head" --output "$page" "$site/" || { echo "no answer from $site"; return; }
  cmp -s "$page" "$dist/client/index.html" || { echo "the home page is not that of the build"; return; }
  tr -d '\r' <"$page.head" | grep -i "^content-security-policy:" | grep -qF "$(cat "$dist/hosts/policy")" || { echo "the home page has not the policy of the build"; return; }
  # 404 when HEALTH_PUBLIC is no.
  case $(curl --silent --max-time 10 --output /dev/null --write-out '%{http_code}' "$site/healthz") in
  200 | 404) ;;
  *) echo "/healthz says that no enquiry would be stored; npx wrangler tail says why" ;;
  esac
}
tries=0
while why=$(unhealthy) && [ -n "$why" ]; do
  # The exchange takes some seconds. Once the page is the new one, /healthz is the new one's too.
  case $why in /healthz*) tries=$((tries + 4)) ;; *) tries=$((tries + 1)) ;; esac
  [ "$tries" -ge 20 ] || {
    sleep 1
    continue
  }
  printf 'The release is not healthy: %s.\n' "$why" >&2
  npx wrangler rollback --yes --message "not healthy: $why" || {
    printf 'It stays in place: wrangler could not go back, as said above, or there is no release before it.\nSee whether %s leads to the Worker (docs/deploy/workers.md), and type this again.\n' "$site" >&2
    exit 1
  }
  printf 'It went back to the release before. Mend what is said above, and type this again.\n' >&2
  exit 1
done
printf 'The release runs at %s, and is healthy. The way back: npx wrangler rollback\n' "$site"
