import { spawnSync } from "node:child_process";
import { installOnDebian } from "../../../support/debian.ts";
import { onPath } from "../../../support/on-path.ts";

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

/** Python of the system, which has the system's `gi`. */
export const python = process.env.WEBKIT_PYTHON_PATH ?? "/usr/bin/python3";
const windowPackages = ["gir1.2-webkit2-4.1", "python3-gi"];
const canOpenWindow = () =>
  spawnSync(python, ["-c", 'import gi; gi.require_version("WebKit2", "4.1")'], { stdio: "ignore" }).status === 0;

/** Path of WebKitGTK's driver: WEBKIT_DRIVER_PATH, else the system's, else Debian's with all that its window needs. */
export function webkitDriver(): string {
  const packages = ["webkit2gtk-driver", ...windowPackages];
  const what = "WebKitGTK with its driver";
  const driver = find({ what, names: ["WebKitWebDriver"], variable: "WEBKIT_DRIVER_PATH", packages });
  // A machine may have the driver without the libraries of its window.
  if (canOpenWindow() || (installOnDebian(...windowPackages) && canOpenWindow())) return driver;
  throw new Error(
    `npm run test:browsers needs ${python} to find WebKitGTK. Install it (Debian and Ubuntu: apt install ${windowPackages.join(" ")}), or give another Python in WEBKIT_PYTHON_PATH.`,
  );
}

/** Path of the virtual display in which WebKit's windows stand: XVFB_PATH, else the system's, else Debian's. */
export const xvfb = () => find({ what: "Xvfb", names: ["Xvfb"], variable: "XVFB_PATH", packages: ["xvfb"] });
