import {
  accessSync,
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { checkFoldersApart, isWithin, realFolder } from "../settings/folders.ts";
import { settings } from "../settings/index.ts";
import { checkContactPageDelivery, SettingsError } from "../settings/schema.ts";
import { foreignEntries, markUnfinished, readManifest } from "./build-manifest.ts";

const root = join(import.meta.dirname, "..");

/**
 * The folder of the built site: SITE_DIR, else `dist/`. An empty variable counts as unset, as it does for the server.
 */
export const buildFolder = resolve(process.env.SITE_DIR || join(root, "dist"));

const workshop = join(root, ".cache/building");

/**
 * Where this process builds. It is inside the project whatever SITE_DIR is, because the code that renders the pages
 * imports packages from there. It is a folder of its own, so that the previous build stays untouched until this one is
 * finished.
 */
export const workFolder = join(workshop, String(process.pid));

/** Names of the new and the old folder beside the build's folder while they change places. */
const incomingPrefix = (target: string) => `${target}.building-`;
const replacedPrefix = (target: string) => `${target}.replaced-`;

const refuse = (target: string, why: string) => new SettingsError(`SITE_DIR is "${target}". Nothing was built: ${why}`);

/** The first few names, for a message. */
const some = (names: string[]) =>
  names.slice(0, 3).join(", ") + (names.length > 3 ? ` and ${names.length - 3} more` : "");

function checkTarget(target: string): void {
  if (isWithin(realFolder(root), target))
    throw refuse(target, "this project itself lies there. Choose another folder.");
  if (!lstatSync(target, { throwIfNoEntry: false })) return;
  if (!statSync(target, { throwIfNoEntry: false })?.isDirectory())
    throw refuse(target, "that is a file. Choose a folder.");
  if (statSync(target).dev !== statSync(dirname(target)).dev)
    throw refuse(
      target,
      "a folder where a disk is mounted cannot be exchanged for a new one. Choose a folder inside it.",
    );
  const manifest = readManifest(target);
  // A build of 1.0.0 lists no files, so foreign ones cannot be told from its own: it is set aside, not deleted.
  if (manifest && !manifest.entries) return;
  const foreign = foreignEntries(target);
  if (foreign.length > 0)
    throw refuse(
      target,
      `a build replaces its folder, and no build made what is there: ${some(foreign)}. Choose a folder that is missing, empty or built, or move that away.`,
    );
}

function checkParent(target: string): void {
  let parent = dirname(target);
  while (!existsSync(parent)) parent = dirname(parent);
  try {
    accessSync(parent, constants.W_OK);
  } catch {
    throw refuse(
      target,
      `the folder is exchanged for a new one, and you may not write to ${parent}. Choose a folder where you may, or change whose ${parent} is.`,
    );
  }
}

/**
 * Checks that a build may replace a folder: it is missing, empty or holds only a build; it can be renamed; and it does
 * not hold the enquiries.
 * @throws {SettingsError} saying why not.
 */
export function checkBuildFolder(target = buildFolder): void {
  const real = realFolder(target);
  checkTarget(real);
  checkFoldersApart(target, process.env.DATA_DIR || "./data");
  checkParent(real);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Folders of builds that were killed before they cleaned up. Folders without a build's manifest are left alone. */
function leftBehind(prefix: string): string[] {
  const [parent, start] = [dirname(`${prefix}0`), basename(`${prefix}0`).slice(0, -1)];
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => name.startsWith(start) && /^\d+$/.test(name.slice(start.length)))
    .filter((name) => !isRunning(Number(name.slice(start.length))))
    .map((name) => join(parent, name))
    .filter((folder) => readManifest(folder) !== undefined);
}

/** Deletes a replaced build, unless it contains something that no build made. */
function removeReplaced(folder: string): void {
  const foreign = foreignEntries(folder);
  if (foreign.length === 0) rmSync(folder, { recursive: true });
  else
    console.warn(
      `Kept ${folder}, as it is not known whether a build made ${some(foreign)}. Delete the folder if you do not need it.`,
    );
}

/** Cleans up after killed builds. Where the last good one was moved away and not yet replaced, it is moved back. */
export function sweep(target = realFolder(buildFolder)): void {
  const unfinished = [...leftBehind(`${workshop}/`), ...leftBehind(incomingPrefix(target))];
  for (const folder of unfinished) rmSync(folder, { recursive: true });
  const replaced = leftBehind(replacedPrefix(target)).sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of replaced) {
    if (existsSync(target)) removeReplaced(folder);
    else renameSync(folder, target);
  }
}

/**
 * Checks the build's folder and the choice for the form on /contact before a build spends time.
 * @throws {SettingsError} saying what is wrong.
 */
export function checkBuild(): void {
  checkContactPageDelivery(settings);
  checkBuildFolder();
}

/** Begins a build: an empty, marked `workFolder`, which is deleted with this process if the build fails. */
export function beginBuild(): void {
  checkBuild();
  sweep();
  mkdirSync(workFolder, { recursive: true });
  markUnfinished(workFolder);
  process.once("exit", () => rmSync(workFolder, { recursive: true, force: true }));
}

/**
 * Moves a finished build beside its destination. From another disk it is copied, with its manifest last, so that a
 * partial copy counts as unfinished.
 */
function bringBeside(finished: string, incoming: string): void {
  mkdirSync(dirname(incoming), { recursive: true });
  try {
    renameSync(finished, incoming);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    mkdirSync(incoming);
    markUnfinished(incoming);
    const manifest = join(finished, "stamp");
    cpSync(finished, incoming, { recursive: true, filter: (path) => path !== manifest });
    copyFileSync(manifest, join(incoming, "stamp"));
    rmSync(finished, { recursive: true });
  }
}

/**
 * Puts a finished build in its place by two renames. If the process is killed between them, the folder is missing until
 * the next build restores the old one. A running server keeps the files that it has read.
 * @param finished a folder with a manifest by `writeManifest`; it is gone afterwards
 * @param folder the destination, as SITE_DIR gives it
 * @throws {SettingsError} when something that no build made has appeared in the folder meanwhile.
 */
export function publish(finished = workFolder, folder = buildFolder): void {
  const target = realFolder(folder);
  checkTarget(target);
  const [incoming, replaced] = [incomingPrefix(target) + process.pid, replacedPrefix(target) + process.pid];
  bringBeside(finished, incoming);
  const replaces = existsSync(target);
  if (replaces) renameSync(target, replaced);
  renameSync(incoming, target);
  if (replaces) removeReplaced(replaced);
}
