import { execFileSync } from "node:child_process";

/**
 * Runs the test that kills the server while enquiries arrive, and says how many it acknowledged. A lost one fails it, and nothing is
 * measured.
 */
export function measureKills() {
  const said = execFileSync("npx", ["vitest", "run", "--project", "relay", "kills"], { encoding: "utf8" });
  const [, kills, acknowledged, stored] = /(\d+) kills: (\d+) acknowledged, (\d+) stored/.exec(said)?.map(Number) ?? [];
  if (kills === undefined || acknowledged === undefined || stored === undefined)
    throw new Error(`The test of kills said no figures:\n${said}`);
  return [
    { id: "kills", value: kills },
    { id: "acknowledged", value: acknowledged },
    { id: "lost", value: acknowledged - stored },
  ];
}
