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

/** Where the built site is: SITE_DIR, else `dist/`. An empty variable counts as unset, as for the server. */
export const buildFolder = resolve(process.env.SITE_DIR || join(root, "dist"));

const workshop = join(root, ".cache/building");

/**
 * Where this process builds. Inside the project whatever SITE_DIR is, because what renders the pages imports packages from there;
 * a folder of its own, because a build must not touch the one before it until it is done.
 */
export const workFolder = join(workshop, String(process.pid));

/** What lies beside the build's folder for a moment while it is exchanged: the new one and the old one. */
const incomingPrefix = (target: string) => `${target}.building-`;
const replacedPrefix = (target: string) => `${target}.replaced-`;

const refuse = (target: string, why: string) => new SettingsError(`SITE_DIR is "${target}". Nothing was built: ${why}`);

/** A few names, for a message. */
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
 * Makes sure that a build may take the place of what is in a folder: that it is missing, empty or itself a build and
 * nothing else, can be exchanged, and does not hold the enquiries.
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

/** Folders of builds that ended before they had cleaned up: those with a build's mark, and no others. */
function leftBehind(prefix: string): string[] {
  const [parent, start] = [dirname(`${prefix}0`), basename(`${prefix}0`).slice(0, -1)];
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => name.startsWith(start) && /^\d+$/.test(name.slice(start.length)))
    .filter((name) => !isRunning(Number(name.slice(start.length))))
    .map((name) => join(parent, name))
    .filter((folder) => readManifest(folder) !== undefined);
}

/** Deletes a build that was replaced, unless something is in it that no build made. */
function removeReplaced(folder: string): void {
  const foreign = foreignEntries(folder);
  if (foreign.length === 0) rmSync(folder, { recursive: true });
  else
    console.warn(
      `Kept ${folder}, as it is not known whether a build made ${some(foreign)}. Delete the folder if you do not need it.`,
    );
}

/** Tidies up after builds that were killed, and puts the last good one back where it was taken away and not replaced. */
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
 * What has to be right before a build is worth its time: its folder, and what the form on /contact is to do.
 * @throws {SettingsError} saying what is not.
 */
export function checkBuild(): void {
  checkContactPageDelivery(settings);
  checkBuildFolder();
}

/** Begins a build: an empty, marked `workFolder`, which goes with this process if the build fails. */
export function beginBuild(): void {
  checkBuild();
  sweep();
  mkdirSync(workFolder, { recursive: true });
  markUnfinished(workFolder);
  process.once("exit", () => rmSync(workFolder, { recursive: true, force: true }));
}

/** Brings a finished build beside its place. On another disk it is copied, its manifest last: until then it is unfinished. */
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
 * Puts a finished build in its place: two renames, between which a process would have to be killed for the folder to be
 * missing; the next build then puts the old one back first. A server that runs keeps the files it has read.
 * @param finished a folder that `writeManifest` has finished; it is gone afterwards
 * @param folder where it belongs, as SITE_DIR says it
 * @throws {SettingsError} where something has come into the folder meanwhile that no build made.
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
