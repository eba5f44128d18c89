import { spawnSync } from "node:child_process";

const places = { etc: "/etc/kutch-it", data: "/var/lib/kutch-it" };

/**
 * Removing a folder also removes mounts on it in other name spaces, so tests of other processes and runs wait for this
 * lock.
 */
const lock = "/tmp/kutch-it-unit-places.lock";

/** Runs a command in its own name space, where these folders stand in the places of the systemd unit. */
export function runInPlaceOfTheUnit(
  folders: { etc: string; data: string },
  command: string,
): { code: number | null; said: string } {
  const binds = Object.entries(places).map(
    ([name, place]) => `mount --bind ${folders[name as keyof typeof places]} ${place}`,
  );
  const isolated = [...binds, `exec ${command} 2>&1`].join(" && ");
  const mapped = process.getuid?.() === 0 ? "" : "--map-root-user";
  const script = `
    for place in ${Object.values(places).join(" ")}; do
      [ -d $place ] || { mkdir -p $place && made="$made $place"; }
    done
    unshare --mount ${mapped} sh -c "$0"
    code=$?
    [ -z "$made" ] || rmdir $made
    exit $code`;
  const { status, stdout } = spawnSync("flock", [lock, "sh", "-c", script, isolated], { env: {}, encoding: "utf8" });
  return { code: status, said: stdout };
}
