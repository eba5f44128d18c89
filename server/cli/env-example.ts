/*
 * `npm run write:env-example`: writes `.env.example` from the settings' own schemas, so that it names every variable with
 * its meaning and its default. A unit test fails when the file is not what this writes.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "../../content/site.ts";
import { describeSettings } from "../../settings/schema.ts";
import { describeServerSettings } from "../settings.ts";

type Variable = { name: string; meaning: string; expected?: string; value: string };

const header = `# Every variable that the site reads, with its default. Nothing reads this file: copy it to .env, uncomment and set what
# you need, and start with the variables in the environment:
#
#   set -a; . ./.env; set +a; npm start
#
# systemd takes the same file as EnvironmentFile. A wrong value stops the build or the start, and says what it should be.
`;

/** In quotes where a shell would not take the value as it stands. */
const quoted = (value: string) => (/^[\w./:@+-]*$/.test(value) ? value : `'${value}'`);

const entry = ({ name, meaning, expected, value }: Variable) =>
  [`# ${meaning}`, ...(expected ? [`# should be: ${expected}`] : []), `#${name}=${quoted(value)}`].join("\n");

const section = (title: string, variables: Variable[]) => `\n# ── ${title}\n\n${variables.map(entry).join("\n\n")}\n`;

/** The text of `.env.example`. */
export const envExample = () =>
  [
    header,
    section("Read while the site is built, and by the server: they override content/site.ts", describeSettings(site)),
    section("Read by the server when it starts (docs/relay.md)", describeServerSettings()),
  ].join("");

if (import.meta.main) writeFileSync(join(import.meta.dirname, "../../.env.example"), envExample());
