import { spawnSync } from "node:child_process";
import { existsSync, rmdirSync } from "node:fs";

const places = { etc: "/etc/kutch-it", data: "/var/lib/kutch-it" };

/** Runs a command in a name space of its own, in which the places of the systemd unit are these folders. */
export function runInPlaceOfTheUnit(
  folders: { etc: string; data: string },
  command: string,
): { code: number | null; said: string } {
  const made = Object.values(places).filter((place) => !existsSync(place));
  const binds = Object.entries(places).map(
    ([name, place]) => `mount --bind ${folders[name as keyof typeof places]} ${place}`,
  );
  const script = [`mkdir -p ${Object.values(places).join(" ")}`, ...binds, `exec ${command} 2>&1`].join(" && ");
  const isolated = ["--mount", ...(process.getuid?.() === 0 ? [] : ["--map-root-user"])];
  try {
    const { status, stdout } = spawnSync("unshare", [...isolated, "sh", "-c", script], { env: {}, encoding: "utf8" });
    return { code: status, said: stdout };
  } finally {
    for (const place of made) rmdirSync(place);
  }
}
