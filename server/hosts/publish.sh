#!/bin/sh
# For hosts that take a folder of files. Makes upload/ anew, beside the build; it may be typed twice:
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
  fail "$dist is not what the build made, as said above. Build it again."
[ ! -e "$upload" ] || [ -e "$upload/$marker" ] ||
  fail "$upload is there, and this program did not make it. Move it away."

rm -rf "$upload.incoming"
cp -R "$dist/client" "$upload.incoming"
[ ! -d "$dist/earlier" ] || cp -R "$dist/earlier/." "$upload.incoming/"
if [ "$kind" = folder ]; then
  cp "$dist/hosts/_headers" "$dist/hosts/_redirects" "$upload.incoming/"
  # Such hosts compress by themselves.
  find "$upload.incoming" \( -name '*.br' -o -name '*.gz' \) -delete
  # They answer a failure in their own words, and would show this as a page.
  rm "$upload.incoming/500.html"
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

npx wrangler deploy --dry-run --assets "$upload" || fail "the Worker cannot be made of it, as said above."
npx wrangler d1 migrations apply DB --remote || fail "the tables could not be changed, as said above. The Worker that runs works on them as they are."
npx wrangler deploy --assets "$upload" || fail "wrangler says why above."

page=$(mktemp)
trap 'rm -f "$page" "$page.head"' EXIT
# Says why not.
unhealthy() {
  curl --silent --max-time 10 --dump-header "$page.head" --output "$page" "$site/" || { echo "no answer from $site"; return; }
  cmp -s "$page" "$dist/client/index.html" || { echo "the home page is not that of the build"; return; }
  tr -d '\r' <"$page.head" | grep -qF "$(cat "$dist/hosts/policy")" || { echo "the home page has not the policy of the build"; return; }
  # 404 where HEALTH_PUBLIC is no.
  case $(curl --silent --max-time 10 --output /dev/null --write-out '%{http_code}' "$site/healthz") in
  200 | 404) ;;
  *) echo "/healthz says that no enquiry would be stored; npx wrangler tail says why" ;;
  esac
}
tries=0
while why=$(unhealthy) && [ -n "$why" ]; do
  tries=$((tries + 1))
  if [ "$tries" -ge 20 ]; then
    printf 'The release is not healthy: %s.\n' "$why" >&2
    npx wrangler rollback --yes --message "not healthy: $why" ||
      printf 'There is none before it to go back to, or wrangler could not.\n' >&2
    exit 1
  fi
  sleep 1
done
printf 'The release runs at %s, and is healthy. The way back: npx wrangler rollback\n' "$site"
