/*
 * `npm run bench:build`: how long a build takes, cold and warm, and how that grows with the number of articles. Each is
 * a copy of a real one, in a temporary copy of the project. `-- 60 600` sets the numbers of articles.
 */
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tell } from "../tests/support/figures.ts";

const root = join(import.meta.dirname, "..");
const left = new Set(["node_modules", "dist", ".git", ".cache", "data", "test-results", ".wrangler"]);
const model = "modern-ui-ux-principles-2024.mdx";

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), "kutch-it-build-"));
  for (const name of readdirSync(root)) {
    if (!left.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  return copy;
}

/** Writes articles beside the site's own, with other titles and addresses. */
function writeArticles(copy: string, count: number): void {
  const source = readFileSync(join(root, "content/blog", model), "utf8");
  for (let i = 1; i <= count; i++) {
    const number = String(i).padStart(4, "0");
    const numbered = source
      .replace(/^title: .*$/m, `title: "Generated article number ${number}"`)
      .replace(/^( +)title: .*$/m, `$1title: "Generated article number ${number}"`)
      .replace(
        /^( +)description: .*$/m,
        (line, indent) =>
          `${indent}description: "${number} ${line.replace(/^ +description: "?|"?$/g, "").slice(0, 140)}"`,
      );
    writeFileSync(join(copy, "content/blog", `generated-article-${number}.mdx`), numbered);
  }
}

/** `processorSeconds` is the processor time of all threads, which other work on the machine does not change. */
type Measure = { seconds: number; processorSeconds: number; megabytes: number };

/** Builds, and records the most memory that the process held. */
function build(copy: string): Promise<Measure> {
  const start = performance.now();
  const child = spawn(process.execPath, [join(root, "node_modules/.bin/vite"), "build"], {
    cwd: copy,
    // The articles are generated, so the build must not replace the real one. A NODE_ENV from outside would build a
    // development site.
    env: { ...process.env, NODE_ENV: "production", SITE_DIR: join(copy, "dist"), DATA_DIR: join(copy, "data") },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let [megabytes, processorSeconds, errors] = [0, 0, ""];
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const watch = setInterval(() => {
    try {
      const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1];
      megabytes = Math.max(megabytes, Math.round(Number(peak ?? 0) / 1024));
      const [user = 0, system = 0] = readFileSync(`/proc/${child.pid}/stat`, "utf8")
        .split(" ")
        .slice(13, 15)
        .map(Number);
      processorSeconds = (user + system) / 100;
    } catch {
      // The process has just ended, or this is not Linux.
    }
  }, 100);
  return new Promise((resolve, reject) => {
    child.on("exit", (code) => {
      clearInterval(watch);
      if (code !== 0) return reject(new Error(errors));
      resolve({ seconds: Math.round((performance.now() - start) / 100) / 10, processorSeconds, megabytes });
    });
  });
}

const counts = process.argv.slice(2).map(Number);
const copy = copyProject();
const rows: (Measure & { build: string; homeBytes: number })[] = [];

/** Builds, and prints the result at once: the largest build takes long. */
async function measure(name: string): Promise<void> {
  const row = {
    build: name,
    ...(await build(copy)),
    homeBytes: statSync(join(copy, "dist/client/index.html.br")).size,
  };
  rows.push(row);
  tell({ what: `a build, ${name}: by the clock`, is: row.seconds, unit: "s" });
  console.error(JSON.stringify(row));
}

try {
  await measure("cold");
  await measure("again");
  for (const count of counts.length > 0 ? counts : [60, 600]) {
    writeArticles(copy, count);
    await measure(`${count} more articles`);
    await measure(`${count} more articles, again`);
  }
  const [, again, more, same] = rows;
  const [count = 60] = counts.length > 0 ? counts : [60];
  /**
   * The most seconds that an article may add at 600 and 6,000. Above it, nobody would wait for a build of thousands.
   */
  const mostSeconds = 0.6;
  for (const [what, row] of [
    ["the first time, with its social image", more],
    ["after that", same],
  ] as const) {
    if (!again || !row) continue;
    const is = (row.processorSeconds - again.processorSeconds) / count;
    tell({ what: `processor seconds that an article adds ${what}`, is, limit: `at most ${mostSeconds}` });
    if (is > mostSeconds) process.exitCode = 1;
  }
  const most = Math.max(...rows.map(({ megabytes }) => megabytes));
  tell({ what: "the most memory of a build", is: most, unit: "MB" });
} finally {
  console.table(rows);
  rmSync(copy, { recursive: true });
}
