#!/bin/sh
# Releases the build that holds this file, and goes back where that is not healthy:
#
#   sh dist/deploy/release.sh node|nginx|caddy     this project's own server, by systemd; or only files
#   sh dist/deploy/release.sh folder|workers       makes upload/ beside dist/, for Netlify and its like or for Cloudflare Workers
#
# It may be interrupted, and typed again. See docs/deploy/.
set -eu
umask 022
root=${RELEASES:-/opt/kutch-it}
# Number of releases that are kept.
kept=5
host=${1:-}
new=$(cd "$(dirname "$0")/.." && pwd -P)
upload=$(dirname "$new")/upload

stop() {
  printf '%s\n' "$*" >&2
  exit 1
}
fail() { stop "Nothing was released: $*"; }
whole() { (cd "$1" && sha256sum --quiet --check checksums) >/dev/null 2>&1; }

case $host in
node | nginx | caddy)
  command -v systemctl >/dev/null || fail "$host is released by systemd, and this machine has no systemctl."
  mkdir -p "$root/releases"
  # Where the owner's commands look for enquiries.
  [ "$host" != node ] || [ -e "$root/data" ] || ln -sfn /var/lib/kutch-it "$root/data"
  lock=$root/lock
  ;;
folder | workers) lock=$upload.lock ;;
*) stop "Usage: sh $0 node|nginx|caddy|folder|workers" ;;
esac
id=$(sed -n 's/^{"id":"\([0-9a-f]\{12\}\)".*/\1/p' "$new/build.json" 2>/dev/null || true)
[ -n "$id" ] || fail "$new is no build: it has no build.json. Build it, or copy it whole."
whole "$new" || fail "$new is not what the build made: a file is missing or was changed. Copy it again, or build it again."
# A form that posts to this site needs a server behind it. Where there are only files, its enquiries would be lost.
lacks_relay() {
  case $host in nginx | caddy | folder) grep -q '"mail":{"provider":"relay","origin":""' "$1/build.json" ;; *) false ;; esac
}
! lacks_relay "$new" || fail "the form of this build sends to this site's own relay, and only files have none.
Where: \"mail\" in $new/build.json.
Build it with EMAILJS and the ids of an account, or with MAIL_ORIGIN=https://... of a relay elsewhere (docs/deploy/static.md); or take a host with a relay (docs/deploy/node.md, docs/deploy/workers.md)."
exec 9>"$lock"
flock -n 9 || fail "another release is under way. Type this again when it is over."

if [ "$host" = folder ] || [ "$host" = workers ]; then
  rm -rf "$upload.incoming"
  cp -R "$new/client" "$upload.incoming"
  [ ! -d "$new/earlier" ] || cp -R "$new/earlier/." "$upload.incoming/"
  # These hosts compress files themselves.
  find "$upload.incoming" \( -name '*.br' -o -name '*.gz' \) -delete
  if [ "$host" = folder ]; then
    cp "$new/_redirects" "$upload.incoming/"
    # They have their own page for a failure, and would serve these as ordinary pages.
    find "$upload.incoming" -name 500.html -delete
    # A page is the file of its name, so that its address has no slash at its end.
    find "$upload.incoming" -mindepth 2 -name index.html -execdir sh -c 'mv index.html "../$(basename "$PWD").html"' \;
  fi
  rm -rf "$upload"
  mv "$upload.incoming" "$upload"
  printf '%s is ready to be published.\n' "$upload"
  exit 0
fi

release() { printf '%s' "$root/releases/$1"; }
note() { printf '%s %s %s\n' "$(date -u +%Y-%m-%dT%H:%M:%SZ)" "$1" "$2" >>"$root/releases.log"; }
# Leads a link to a release at one moment.
lead() {
  ln -sfn "releases/$2" "$root/$1.next"
  mv -T "$root/$1.next" "$root/$1"
}

# The server's own --check, under the conditions of its unit: settings, home page and store.
check() {
  [ "$host" = node ] || return 0
  systemd-run --quiet --wait --pipe --collect --uid=kutch-it --gid=kutch-it \
    --property=StateDirectory=kutch-it --property=StateDirectoryMode=0700 --property=UMask=0077 \
    --property="Environment=DATA_DIR=/var/lib/kutch-it BACKUP_DIR=/var/backups/kutch-it TRUSTED_HOPS=1" --property=EnvironmentFile=-/etc/kutch-it/environment \
    /usr/bin/node "$(release "$1")/server.mjs" --check
}

# Has the server take the release that "current" leads to.
apply() {
  case $host in
  node) systemctl restart kutch-it.service ;;
  nginx) nginx -q -t && systemctl reload-or-restart nginx ;;
  caddy)
    said=$(caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile 2>&1) || {
      printf '%s\n' "$said" >&2
      return 1
    }
    systemctl reload-or-restart caddy
    ;;
  esac
}

# Says why a release is not healthy: its home page is shown, and an enquiry would be stored.
unhealthy() {
  case $host in
  node) set -- "$1" http://127.0.0.1:3000 ;;
  *)
    site=$(sed -n 's/^Sitemap: https:\/\/\([a-z0-9.-]*\)\/.*/\1/p' "$(release "$1")/client/robots.txt")
    set -- "$1" "https://$site" --insecure --resolve "$site:443:127.0.0.1"
    ;;
  esac
  id_asked=$1 from=$2
  shift 2
  curl --silent --max-time 5 "$@" "$from/" | cmp -s - "$(release "$id_asked")/client/index.html" || {
    printf '%s does not show its home page' "$from"
    return
  }
  [ "$host" = node ] || return 0
  case $(curl --silent --max-time 5 --output /dev/null --write-out '%{http_code}' "$from/healthz") in
  200 | 404) ;;
  *) printf '/healthz says that no enquiry would be stored; see journalctl -u kutch-it' ;;
  esac
}
wait_for() {
  tries=0
  while why=$(unhealthy "$1") && [ -n "$why" ]; do
    tries=$((tries + 1))
    [ "$tries" -lt 30 ] || return 1
    # A server that ends again will not become healthy while visitors wait.
    [ "$host" != node ] || [ "$(systemctl show --value --property NRestarts kutch-it.service)" = 0 ] || return 1
    sleep 1
  done
}

go_back() {
  printf 'The release %s is not healthy: %s.\n' "$id" "$1" >&2
  case $before in "" | "$id") stop "There is none before it to go back to." ;; esac
  # It cannot open a store that the new one has migrated.
  check "$before" || stop "The release before, $before, cannot take over, as said above, so the new one stays."
  lead current "$before"
  apply || stop "Going back to $before failed, as said above."
  wait_for "$before" || stop "It went back to $before, and that is not healthy either: $why."
  note "$id" "taken back"
  stop "It went back to $before, which is healthy."
}

# Not "current": a release that was interrupted leads there before it was found healthy.
before=$(basename "$(readlink "$root/healthy" 2>/dev/null || true)")
if [ -e "$(release "$id")" ]; then
  whole "$(release "$id")" || fail "$(release "$id") is not what the build made. Move it away, and type this again."
else
  rm -rf "$(release "$id").incoming"
  cp -R "$new" "$(release "$id").incoming"
  chmod -R u+rwX,go+rX "$(release "$id").incoming"
  printf 'set $release %s;\n' "$(release "$id")" >"$(release "$id").incoming/root.nginx.conf"
  printf 'root * %s/client\n' "$(release "$id")" >"$(release "$id").incoming/root.caddy"
  mv "$(release "$id").incoming" "$(release "$id")"
fi
check "$id" || fail "the check says why above. What runs was not touched."
lead current "$id"
apply || go_back "the server does not take it, as said above"
wait_for "$id" || go_back "$why"
lead healthy "$id"
note "$id" released
touch "$(release "$id")"
find "$root/releases" -maxdepth 1 -name '????????????' -printf '%T@ %f\n' | sort -rn | tail -n "+$((kept + 1))" |
  while read -r _ old; do [ "$old" = "$before" ] || rm -rf "${root:?}/releases/$old"; done
[ "$host" != node ] || for unit in "$(release "$id")"/deploy/kutch-it*; do
  cmp -s "$unit" "/etc/systemd/system/${unit##*/}" ||
    printf 'This release has another %s than /etc/systemd/system/: compare the two, and copy it.\n' "$unit"
done
printf 'The release %s runs, and is healthy.\n' "$id"
case $before in "" | "$id") exit ;; esac
# The one before may be refused: by a migrated store, by a setting, or where no server is behind its form any more.
said="Its form needs a server."
if ! lacks_relay "$(release "$before")" && said=$(check "$before" 2>&1); then
  printf 'The way back: sh %s/deploy/release.sh %s\n' "$(release "$before")" "$host"
else
  printf '%s\nThe release before, %s, cannot take over: docs/relay.md, "A new release, and the way back".\n' "$said" "$before"
fi
