import { createHash, hash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkFoldersApart, isWithin, realFolder } from "../settings/folder-overlap.ts";
import { settings } from "../settings/index.ts";
import { type BuildRecord, requireDeliveryChoice, SettingsError } from "../settings/schema.ts";
import { filesBelow, root } from "./files.ts";
import { lastContentCommit } from "./seo/git-dates.ts";

/** The files that a build depends on. */
const inputs = ["app", "content", "enquiry", "pipeline", "server", "settings", "package-lock.json", "vite.config.ts"];

/** The folder of the built site: SITE_DIR, else `dist/`. An empty variable counts as unset, as for the server. */
export const buildFolder = realFolder(process.env.SITE_DIR || join(root, "dist"));
/** Where a build is made. The previous one stays in its place until this one is finished. */
export const stagingFolder = `${buildFolder}.new`;
const replacedFolder = `${buildFolder}.old`;

/** A hash of all that a build is made of. It does not depend on where the project lies. */
function hashInputs(): string {
  const hash = createHash("sha256").update(JSON.stringify(settings)).update(lastContentCommit());
  // The year of the copyright line and the expiry of security.txt depend on the day of the build.
  hash.update(new Date().toISOString().slice(0, 7));
  const portraits = settings.team.flatMap(({ portrait }) => portrait ?? []);
  for (const input of [...inputs, ...portraits]) {
    const path = join(root, input);
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory() ? filesBelow(path).map((file) => `${input}/${file}`) : [input];
    for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/** Marks a folder as a build's, which deletes no other, with what it was made of; `null` while it is not finished. */
export function stampBuild(folder: string, inputs: string | null = hashInputs()): void {
  writeFileSync(join(folder, "stamp"), JSON.stringify({ madeBy: "kutch-it-website", inputs }));
}

/** What `stampBuild` noted in a folder; `undefined` where no build made that. */
function stampOf(folder: string): string | null | undefined {
  try {
    const { madeBy, inputs } = JSON.parse(readFileSync(join(folder, "stamp"), "utf8"));
    return madeBy === "kutch-it-website" ? inputs : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a folder holds a finished build. */
export const isFinishedBuild = (folder: string): boolean => typeof stampOf(folder) === "string";

/** Whether a folder holds a finished build of the present inputs. */
export const isCurrentBuild = (folder: string): boolean => stampOf(folder) === hashInputs();

/** Whether an error is about settings or content: its message says what an owner has to correct. */
export const isInputError = (error: unknown): error is Error =>
  error instanceof Error && ["SettingsError", "ContentError"].includes(error.name);

const isEmpty = (folder: string) => statSync(folder).isDirectory() && readdirSync(folder).length === 0;

/** Checks that a folder is missing, empty or a build, and apart from code and enquiries. @throws {SettingsError} */
export function checkBuildFolder(target = buildFolder): void {
  const real = realFolder(target);
  const refuse = (why: string) => new SettingsError(`SITE_DIR is "${real}". Nothing was built: ${why}`);
  if (isWithin(realFolder(root), real)) throw refuse("this project itself lies there. Choose another folder.");
  checkFoldersApart(target, process.env.DATA_DIR || "./data");
  for (const folder of [real, `${real}.new`, `${real}.old`])
    if (existsSync(folder) && stampOf(folder) === undefined && !isEmpty(folder))
      throw refuse(`a build would replace ${folder}, and no build made that. Choose another, or move it away.`);
}

/** Begins a build with an empty `workFolder`, deleted with this process if the build fails. @throws {SettingsError} */
export function beginBuild(): void {
  requireDeliveryChoice(settings);
  checkBuildFolder();
  for (const folder of [stagingFolder, replacedFolder]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(stagingFolder, { recursive: true });
  stampBuild(stagingFolder, null);
  process.once("exit", () => rmSync(stagingFolder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
}

/** A line for each file of the new build in the format of `sha256sum`. */
const checksumsOf = (files: readonly string[]) =>
  files.map((file) => `${hash("sha256", readFileSync(join(stagingFolder, file)))}  ${file}\n`).join("");

/**
 * Names the finished build by a hash of its files, writes `build.json` (its settings) and `checksums` (by which a copy is known to be
 * complete), and puts it in its place. If the process is killed between the two renames, the folder is missing until the next build. A
 * running server keeps the files that it has read.
 */
export function finishBuild(): void {
  const made = filesBelow(stagingFolder).filter((file) => file !== "stamp");
  // Twelve characters are enough for every build ever.
  const checksums = checksumsOf(made);
  const id = hash("sha256", checksums + JSON.stringify(settings)).slice(0, 12);
  writeFileSync(join(stagingFolder, "build.json"), `${JSON.stringify({ id, settings } satisfies BuildRecord)}\n`);
  writeFileSync(join(stagingFolder, "checksums"), checksums + checksumsOf(["build.json"]));
  stampBuild(stagingFolder);
  if (existsSync(buildFolder)) renameSync(buildFolder, replacedFolder);
  renameSync(stagingFolder, buildFolder);
  rmSync(replacedFolder, { recursive: true, force: true });
}
