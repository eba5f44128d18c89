import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readPageChangeDates } from "../../../pipeline/seo/git-dates.ts";

describe("the day on which a page was last changed", () => {
  const root = mkdtempSync(join(tmpdir(), "kutch-it-history-"));
  afterAll(() => rmSync(root, { recursive: true }));
  const project = join(root, "project");
  const git = (cwd: string, args: string[], day = "2026-01-01") =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
      cwd,
      env: { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
      stdio: "ignore",
    });
  const change = (file: string, day: string) => {
    mkdirSync(join(project, file, ".."), { recursive: true });
    writeFileSync(join(project, file), day);
    git(project, ["add", "."]);
    git(project, ["commit", "-m", day], day);
  };

  it("is that of its content's last commit", () => {
    mkdirSync(project);
    expect(readPageChangeDates(project)("/about")).toBeUndefined();
    git(project, ["init"]);
    change("content/en/about.ts", "2026-02-03");
    change("content/blog/old.mdx", "2026-03-04");
    change("content/blog/new.mdx", "2026-05-06");
    change("content/blog/old.mdx", "2026-04-05");
    change("app/document.tsx", "2026-07-08");
    change("content/case-studies/shop.mdx", "2026-06-07");
    change("content/en/case-study-pages.ts", "2026-06-08");
    const changedOn = readPageChangeDates(project);
    const listed = ["/case-studies", "/portfolio", "/case-studies/shop"].map(changedOn);
    expect(listed).toEqual(["2026-06-08", "2026-06-08", "2026-06-07"]);
    expect(["/about", "/blog", "/blog/old", "/blog/new", "/nowhere"].map(changedOn)).toEqual([
      "2026-02-03",
      "2026-05-06",
      "2026-04-05",
      "2026-05-06",
      undefined,
    ]);
  });

  it("is not that of a rename", () => {
    mkdirSync(join(project, "content/en/services"), { recursive: true });
    git(project, ["mv", "content/en/about.ts", "content/en/services/moved.ts"]);
    git(project, ["commit", "-m", "moved"], "2026-08-09");
    expect(readPageChangeDates(project)("/services/moved")).toBe("2026-02-03");
  });

  it("is unknown in a shallow clone", () => {
    git(root, ["clone", "--depth", "1", `file://${project}`, "shallow"]);
    expect(readPageChangeDates(join(root, "shallow"))("/about")).toBeUndefined();
  });
});
