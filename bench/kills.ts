import { execFileSync } from "node:child_process";

/** The test that kills the server while enquiries arrive, which says how many it has acknowledged and stored. */
export const killsCommand = "npx vitest run --project relay kills";

/** Runs it. A lost enquiry fails it, and nothing is measured. */
export function measureKills() {
  const said = execFileSync(killsCommand, { shell: true, encoding: "utf8" });
  const [, kills, acknowledged, stored] = /(\d+) kills: (\d+) acknowledged, (\d+) stored/.exec(said)?.map(Number) ?? [];
  if (kills === undefined || acknowledged === undefined || stored === undefined)
    throw new Error(`The test of kills said no figures:\n${said}`);
  return [
    { id: "kills", value: kills },
    { id: "acknowledged", value: acknowledged },
    { id: "lost", value: acknowledged - stored },
  ];
}
