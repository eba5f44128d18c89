import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const { engines, dependencies, devDependencies } = JSON.parse(read("package.json"));
const all: Record<string, string> = { ...dependencies, ...devDependencies };

describe("the Node that the code needs", () => {
  it("is the version that the packages bring, that runs these tests, and that the types describe", () => {
    const major = process.versions.node.split(".")[0];
    expect(engines).toEqual({ node: `>=${major}` });
    expect(all.node).toBe(process.versions.node);
    expect(read(".nvmrc").trim()).toBe(all.node);
    expect(all["@types/node"]?.split(".")[0]).toBe(major);
  });

  it("is recommended and not required of the machine: an older Node still runs npm", () => {
    expect(read(".npmrc")).not.toContain("engine-strict");
    // The machine's own Node must be able to parse this file, because the other is not installed yet.
    expect(read("pipeline/ensure-install.mjs")).not.toMatch(/import\.meta\.(dirname|main)|\bwith \{|\busing /);
  });
});

/** A package's entry in a lock file. */
type Locked = { integrity?: string; optional?: boolean; os?: string[]; cpu?: string[] };

describe.each(["package-lock.json", "bench/audit/observatory/package-lock.json"])("%s", (file) => {
  const { "": _project, ...packages } = JSON.parse(read(file)).packages as Record<string, Locked>;

  it("has a checksum for every package, except binaries of other platforms (docs/dependencies.md)", () => {
    const unchecked = Object.entries(packages).filter(([path, { integrity, optional, os, cpu }]) => {
      const isOfOtherPlatform = optional && (os ?? cpu) && !existsSync(join(root, dirname(file), path));
      return !integrity && !isOfOtherPlatform;
    });
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });
});

describe("versions", () => {
  it("are exact", () => {
    expect(Object.values(all).filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it("of React and its renderer are the same; of sonner and EmailJS those of the specification", () => {
    expect(all["react-dom"]).toBe(all.react);
    expect([all.sonner, all["@emailjs/browser"]]).toEqual(["1.7.4", "4.4.1"]);
  });

  it("that must stay are left alone by the automatic updates", () => {
    const updates = read(".github/dependabot.yml");
    for (const name of ["sonner", "@emailjs/browser"]) expect(updates).toContain(`dependency-name: "${name}"`);
  });
});
