import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installOnDebian } from "../../../support/debian.ts";

const onPath = (...names: string[]) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

/** A program, and the packages of Debian that bring it and what it needs. */
type Needed = { what: string; names: string[]; variable: string; packages: string[] };

function find({ what, names, variable, packages }: Needed): string {
  const search = () => process.env[variable] ?? onPath(...names);
  const found = search() ?? (installOnDebian(...packages) ? search() : undefined);
  if (found) return found;
  throw new Error(
    `npm run test:browsers needs ${what}. Install it (Debian and Ubuntu: apt install ${packages.join(" ")}), or give its path in ${variable}.`,
  );
}

/** Path of Firefox: FIREFOX_PATH, else the system's, else Debian's, installed now. */
export const firefox = () =>
  find({
    what: "Firefox",
    names: ["firefox-esr", "firefox"],
    variable: "FIREFOX_PATH",
    packages: ["firefox-esr"],
  });

/** Path of WebKitGTK's driver: WEBKIT_DRIVER_PATH, else the system's, else Debian's with all that its window needs. */
export const webkitDriver = () =>
  find({
    what: "WebKitGTK with its driver",
    names: ["WebKitWebDriver"],
    variable: "WEBKIT_DRIVER_PATH",
    packages: ["webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi"],
  });

/** Path of the virtual display in which WebKit's windows stand: XVFB_PATH, else the system's, else Debian's. */
export const xvfb = () => find({ what: "Xvfb", names: ["Xvfb"], variable: "XVFB_PATH", packages: ["xvfb"] });
