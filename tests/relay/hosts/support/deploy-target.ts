import { createHash } from "node:crypto";
import { appendFileSync, chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { filesBelow } from "../../../../pipeline/files.ts";
import { writeHostFiles } from "../../../../pipeline/hosting-files.ts";
import { fixtureSiteCopy } from "../../support/fixture-site.ts";
import { cleanEnv, type Program, root, startProgram } from "../../support/process.ts";
import { temporaryFolder } from "../../support/temp-folder.ts";

/** Headers that a build gives to every answer. */
export const sampleHeaders = { "Content-Security-Policy": "default-src 'self'", "X-Frame-Options": "DENY" };

const toEmailjs = '"mail":{"provider":"emailjs","origin":""';
export const relayMailSetting = '"mail":{"provider":"relay","origin":""';

/**
 * A small build, as it is copied to a machine.
 * @param number is shown on its home page, and makes its id
 * @param mail who takes the form's enquiries, as `build.json` says it
 * @param more is added to what web servers read of it
 */
export function makeRelease(number: number, mail = toEmailjs, more = ""): { folder: string; id: string } {
  const folder = join(fixtureSiteCopy(), "dist");
  const client = join(folder, "client");
  cpSync(join(folder, "../client"), client, { recursive: true });
  const home = `<!doctype html><title>Release ${number}</title>`;
  writeFileSync(join(client, "index.html"), home);
  writeFileSync(join(client, "index.html.br"), brotliCompressSync(home));
  writeFileSync(join(client, "index.html.gz"), gzipSync(home));
  writeFileSync(join(client, "robots.txt"), "User-agent: *\n\nSitemap: https://kutchit.example/sitemap.xml\n");
  mkdirSync(join(folder, "earlier/assets"), { recursive: true });
  writeFileSync(join(folder, "earlier/assets/before-0a1b2c.js"), "export {};");
  writeHostFiles(folder, sampleHeaders, [{ from: "/blog/moved", to: "/about" }]);
  for (const name of ["site.nginx.conf", "site.caddy"]) appendFileSync(join(folder, name), more);
  cpSync(join(root, "deploy"), join(folder, "deploy"), { recursive: true });
  const id = createHash("sha256").update(String(number)).digest("hex").slice(0, 12);
  writeFileSync(join(folder, "build.json"), `{"id":"${id}","environment":{},${mail}}}\n`);
  writeChecksums(folder);
  return { folder, id };
}

/** Writes the checksums of a build. */
export function writeChecksums(folder: string): void {
  const lines = filesBelow(folder)
    .filter((file) => file !== "checksums")
    .map(
      (file) =>
        `${createHash("sha256")
          .update(readFileSync(join(folder, file)))
          .digest("hex")}  ${file}\n`,
    );
  writeFileSync(join(folder, "checksums"), lines.join(""));
}

/** A folder in place of a machine's, with programs in place of those that `release.sh` calls. */
export class DeployTarget {
  readonly place = temporaryFolder("machine");
  readonly releases = join(this.place, "opt");
  readonly #programs = join(this.place, "bin");

  /** @param programs shell scripts by name. They see the machine's folder as `$PLACE`. */
  constructor(programs: Record<string, string>) {
    mkdirSync(this.#programs);
    for (const [name, text] of Object.entries(programs)) this.program(name, text);
  }

  program(name: string, text: string): void {
    const file = join(this.#programs, name);
    writeFileSync(file, `#!/bin/sh\n${text}\n`);
    chmodSync(file, 0o755);
  }

  /** In which a command finds the machine's programs. */
  get environment(): NodeJS.ProcessEnv {
    const places = { PLACE: this.place, RELEASES: this.releases };
    return { ...cleanEnv(places), PATH: `${this.#programs}:${process.env.PATH}:/usr/sbin` };
  }

  /** Starts a build's `release.sh`. */
  start(folder: string, host: string): Program {
    return startProgram("sh", [join(folder, "deploy/release.sh"), host], { env: this.environment });
  }

  async release(folder: string, host: string): Promise<{ code: number | null; said: string }> {
    const program = this.start(folder, host);
    return { code: await program.exited, said: program.output() };
  }

  /** The id of the running release. */
  current(): string {
    const file = join(this.releases, "current/build.json");
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).id : "none";
  }
}
