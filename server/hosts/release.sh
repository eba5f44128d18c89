#!/bin/sh
# Replaces the running release with the build that holds this file, and goes back when the new one is not healthy:
#
#   sh dist/hosts/release.sh node|nginx|caddy
#
# node: this project's own server, by systemd. nginx, caddy: static files alone. It may be typed twice. See docs/deploy/node.md.
set -eu
umask 022

root=/opt/kutch-it
site=https://kutchit.example
# Number of releases that are kept.
kept=5

host=${1:-}
new=$(cd "$(dirname "$0")/.." && pwd -P)
name=${site#*://}
log=$root/releases.log

say() { printf '%s\n' "$*"; }
fail() {
  printf 'Nothing was released: %s\n' "$*" >&2
  exit 1
}

case $host in
node | nginx | caddy) ;;
*)
  say "Usage: sh $0 node|nginx|caddy" >&2
  exit 2
  ;;
esac
for program in curl flock sha256sum; do
  command -v "$program" >/dev/null || fail "the program $program is missing. Install it: apt-get install -y curl util-linux coreutils"
done

id_of() { sed -n 's/^{"id":"\([0-9a-f]*\)".*/\1/p' "$1/build.json" 2>/dev/null || true; }
id=$(id_of "$new")
[ -n "$id" ] || fail "$new is no build: it has no build.json."
[ ! -e "$new/dist/build.json" ] || fail "$new/dist is a build inside a build: a copy went into the folder in place of over it. Copy with rsync -a --delete dist/"

# A form that posts to this site needs a server behind it. Where only files are served, its enquiries would be lost.
if [ "$host" != node ] && grep -q '"mail":{"provider":"relay","origin":""}' "$new/build.json"; then
  fail "the form of this build sends to this site's own relay, and $host alone has none.
Where: \"mail\" in $new/build.json.
Build it with MAIL_PROVIDER=emailjs and its three ids, or with MAIL_ORIGIN=https://... of a relay elsewhere (docs/deploy/static.md); or type: sh $0 node"
fi

mkdir -p "$root/releases"
exec 9>"$root/lock"
flock -n 9 || fail "another release is under way."

# --- What is installed, and what of it may be deleted

whole() { (cd "$1" && sha256sum --quiet --check checksums) >/dev/null 2>&1; }
listing() { (cd "$1" && find . | LC_ALL=C sort | cksum | cut -d ' ' -f 1); }
note() { say "$(date -u +%Y-%m-%dT%H:%M:%SZ) $1 $(listing "$root/releases/$1") $2" >>"$log"; }

place() {
  release=$root/releases/$id
  if [ -e "$release" ]; then
    whole "$release" || fail "$release is not what the build made. Move it away, and type this again."
    return 0
  fi
  whole "$new" || fail "$new is not what the build made: a file is missing or was changed. Copy the build again."
  rm -rf "$release.incoming"
  cp -R "$new" "$release.incoming"
  chmod -R u+rwX,go+rX "$release.incoming"
  mv "$release.incoming" "$release"
  note "$id" copied
  say "Copied to $release."
}

# Removes old releases that this program copied, unless somebody has changed them.
tidy() {
  awk '{ at[$2] = NR } END { for (id in at) print at[id], id }' "$log" | sort -rn | tail -n "+$((kept + 1))" |
    while read -r _ old; do
      case $old in "$id" | "$before") continue ;; esac
      [ -d "$root/releases/$old" ] || continue
      made=$(awk -v id="$old" '$2 == id { sum = $3 } END { print sum }' "$log")
      if [ "$(listing "$root/releases/$old")" = "$made" ]; then
        rm -rf "${root:?}/releases/$old"
        say "Removed the old release $old."
      else
        say "Kept the old release $old: something in it was not of the build."
      fi
    done
}

# --- Before

# The web server's configuration must read the release's part from the release itself.
check_host() {
  case $host in
  node)
    command -v systemctl >/dev/null || fail "there is no systemd."
    ;;
  nginx)
    grep -rqs "$root/current/hosts/nginx-static-site.conf" /etc/nginx/ ||
      fail "nginx does not read the release's configuration. Once: cp $new/hosts/nginx-static.conf /etc/nginx/conf.d/kutch-it.conf"
    ;;
  caddy)
    grep -rqs "$root/current/hosts/Caddyfile-static-site" /etc/caddy/ ||
      fail "Caddy does not read the release's configuration. Once: cp $new/hosts/Caddyfile-static /etc/caddy/Caddyfile"
    ;;
  esac
}

# A page under the policy of another build is blank.
check_policy() {
  [ -e "$root/releases/$1/hosts/policy" ] || return 0
  case $host in nginx) rules=hosts/nginx-static-maps.conf ;; *) rules=hosts/Caddyfile-static-site ;; esac
  grep -qF "$(cat "$root/releases/$1/hosts/policy")" "$root/releases/$1/$rules" || {
    say "The home page would be blank: hosts/policy and $rules in $root/releases/$1 are of two builds. Build it again." >&2
    return 1
  }
}

# Runs the server's --check under the unit's own conditions, without starting it.
check() {
  [ "$host" = node ] || {
    check_policy "$1"
    return
  }
  systemd-run --quiet --wait --pipe --collect --property=User=kutch-it --property=Group=kutch-it \
    --property=StateDirectory=kutch-it --property=StateDirectoryMode=0700 --property=UMask=0077 \
    --property=Environment=DATA_DIR=/var/lib/kutch-it --property=Environment=TRUSTED_HOPS=1 \
    --property=EnvironmentFile=-/etc/kutch-it/environment \
    /usr/bin/node "$root/releases/$1/server.mjs" --check
}

# --- The exchange

lead() {
  ln -sfn "releases/$1" "$root/next"
  mv -T "$root/next" "$root/current"
}

# An installed unit that matches no release was edited by hand. The place for such edits is `systemctl edit`.
is_of_a_release() {
  for known in "$root"/releases/*/hosts/"$1"; do
    cmp -s "$known" "/etc/systemd/system/$1" && return 0
  done
  return 1
}

install_units() {
  for unit in kutch-it.socket kutch-it.service kutch-it-backup.service kutch-it-backup.timer; do
    from=$root/releases/$1/hosts/$unit
    [ -e "$from" ] || continue
    if [ ! -e "/etc/systemd/system/$unit" ] || is_of_a_release "$unit"; then
      cp "$from" "/etc/systemd/system/$unit"
    else
      say "Left /etc/systemd/system/$unit as it is: it was changed by hand. What this release has is $from."
    fi
  done
  systemctl daemon-reload
}

# Shows a command's output only when it fails.
said() {
  "$@" >"$answer" 2>&1 || {
    cat "$answer" >&2
    return 1
  }
}

apply() {
  case $host in
  node)
    install_units "$1"
    systemctl enable --quiet --now kutch-it.socket
    systemctl enable --quiet kutch-it.service
    systemctl restart kutch-it.service
    ;;
  nginx) said nginx -t && systemctl reload-or-restart nginx ;;
  caddy) said caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile && systemctl reload-or-restart caddy ;;
  esac
}

# --- After

ask() {
  case $host in
  node) curl --silent --max-time 3 "$@" ;;
  *) curl --silent --max-time 5 --insecure --resolve "$name:443:127.0.0.1" "$@" ;;
  esac
}

# Checks the home page and its policy against this release, and that an enquiry would be stored. Prints why not.
unhealthy() {
  folder=$root/releases/$1
  from=$site
  [ "$host" != node ] || from=http://127.0.0.1:3000
  ask --dump-header "$answer.head" --output "$answer" "$from/" || { say "no answer from $from"; return; }
  cmp -s "$answer" "$folder/client/index.html" || { say "the home page is not that of the release"; return; }
  [ ! -e "$folder/hosts/policy" ] || tr -d '\r' <"$answer.head" | grep -i "^content-security-policy:" | grep -qF "$(cat "$folder/hosts/policy")" ||
    { say "the home page has not the policy of the release"; return; }
  [ "$host" = node ] || return 0
  # 404 when HEALTH_PUBLIC is no.
  case $(ask --output /dev/null --write-out '%{http_code}' "$from/healthz") in
  200 | 404) ;;
  *) say "/healthz says that no enquiry would be stored; see journalctl -u kutch-it" ;;
  esac
}

# systemd starts a server that ends again, or gives up. Such a server will not become healthy while visitors wait.
ended() {
  [ "$host" = node ] || return 1
  systemctl is-failed --quiet kutch-it.service || [ "$(systemctl show --value --property NRestarts kutch-it.service)" != 0 ]
}

wait_for() {
  # A server needs time to start. Files are there at once.
  case $host in node) patience=30 ;; *) patience=10 ;; esac
  until=$(($(date +%s) + patience))
  while why=$(unhealthy "$1") && [ -n "$why" ]; do
    ! ended || return 1
    [ "$(date +%s)" -lt "$until" ] || return 1
    sleep 1
  done
}

go_back() {
  say "The release $id is not healthy: $1." >&2
  case $before in "" | "$id") fail_after "There is none before it to go back to." ;; esac
  # The old release cannot open a store that the new one has migrated.
  [ ! -e "$root/releases/$before/build.json" ] || check "$before" ||
    fail_after "The release before, $before, cannot take over, as said above, so the new one stays in place."
  lead "$before"
  apply "$before" || fail_after "Going back to $before failed as well."
  wait_for "$before" || fail_after "It went back to $before, and that is not healthy either: $why."
  note "$id" "taken back"
  fail_after "It went back to $before, which is healthy."
}
fail_after() {
  say "$1" >&2
  exit 1
}

answer=$(mktemp)
trap 'rm -f "$answer" "$answer.head"' EXIT
before=$(basename "$(readlink "$root/current" 2>/dev/null)" 2>/dev/null || true)

check_host
place
check "$id" || fail "the check says why above. What runs was not touched."
lead "$id"
apply "$id" || go_back "it could not be put in place"
wait_for "$id" || go_back "$why"
note "$id" released
tidy
say "The release $id runs, and is healthy."
if [ -n "$before" ] && [ "$before" != "$id" ] && [ -e "$root/releases/$before/hosts/release.sh" ]; then
  say "The way back: sh $root/releases/$before/hosts/release.sh $host"
fi
