/*
 * `node bench/page-changes.ts <build> <build> …`: how long a visitor waits from a click to the next page's paint, for
 * each built site in turn, over a line of 1.6 Mbit/s and 150 ms, in Chromium, Firefox and WebKit. `--rounds 8`,
 * `--engines chromium,firefox`, `--from /about --to /industries`. Run nothing else on the machine meanwhile.
 */
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Size, Window } from "../tests/browsers/support/engines/engine.ts";
import { type EngineName, engineNames } from "../tests/browsers/support/engines/engine.ts";
import { xvfb } from "../tests/browsers/support/engines/installed.ts";
import { openPuppeteerWindow } from "../tests/browsers/support/engines/puppeteer.ts";
import { openWebkitWindow } from "../tests/browsers/support/engines/webkit.ts";
import { startSite } from "../tests/e2e/support/site.ts";
import { median } from "./figures.ts";
import { openSlowLine } from "./slow-line.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "8" },
    engines: { type: "string", default: engineNames.join() },
    from: { type: "string", default: "/about" },
    to: { type: "string", default: "/industries" },
  },
});
const size: Size = { width: 1280, height: 800 };
const display = ":97";

/** Milliseconds that the pointer rests on a link before a click. */
const ways = { tap: 0, rest: 1000 };
type Way = keyof typeof ways;

/**
 * Records the time of the click, and of the paint when the page changes within the document. Milliseconds since 1970.
 */
const takeNotes = `
  sessionStorage.removeItem("painted");
  const old = document.querySelector("h1");
  addEventListener("click", () => {
    sessionStorage.setItem("clicked", performance.timeOrigin + performance.now());
    const look = () => {
      const now = document.querySelector("h1");
      if (!now || now === old) return requestAnimationFrame(look);
      requestAnimationFrame(() => setTimeout(() => sessionStorage.setItem("painted", performance.timeOrigin + performance.now())));
    };
    look();
  }, { capture: true, once: true });`;

/** The wait, once the page at the path is painted; until then 0. */
const readNotes = (path: string) => `
  if (location.pathname !== ${JSON.stringify(path)}) return 0;
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const clicked = Number(sessionStorage.getItem("clicked"));
  const painted = Number(sessionStorage.getItem("painted")) || (paint && performance.timeOrigin + paint.startTime);
  return painted > clicked ? painted - clicked : 0;`;

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function pageChange(window: Window, origin: string, way: Way): Promise<number> {
  await window.goTo(origin + options.from);
  // After its paint the page fetches more, and the first move of the pointer loads the interaction code.
  await window.movePointer(5, 400);
  await sleep(3000);
  const place = (await window.run(`
    const link = [...document.querySelectorAll("header nav a")].find((a) => a.pathname === ${JSON.stringify(options.to)} && a.offsetParent);
    const { x, y, width, height } = link.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };`)) as { x: number; y: number };
  await window.run(takeNotes);
  await window.movePointer(place.x, place.y);
  await sleep(ways[way]);
  await window.press();
  await window.release();
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(50)) {
    const ms = Number(await window.run(readNotes(options.to)).catch(() => 0));
    if (ms > 0) return ms;
  }
  throw new Error(`${origin}${options.to} was not painted within 20 s.`);
}

const openWindow = (engine: EngineName) =>
  engine === "webkit" ? openWebkitWindow({ size }) : openPuppeteerWindow(engine, { size });

const engines = engineNames.filter((name) => options.engines.split(",").includes(name));
const screen = engines.includes("webkit") ? spawn(xvfb(), [display, "-screen", "0", "1400x1000x24"]) : undefined;
process.env.DISPLAY = display;
const sites = await Promise.all(positionals.map((folder) => startSite(resolve(folder))));
const lines = await Promise.all(sites.map(({ url }) => openSlowLine(Number(new URL(url).port))));
const samples = new Map<string, number[]>();
for (let round = 0; round < Number(options.rounds); round++) {
  process.stderr.write(`round ${round + 1} of ${options.rounds}\n`);
  for (const engine of engines)
    for (const way of Object.keys(ways) as Way[])
      for (const [side, { url }] of [...lines.entries()].toSorted(() => (round % 2 ? -1 : 1))) {
        const window = await openWindow(engine);
        const key = `${engine}, ${way}: ${positionals[side]}`;
        samples.set(key, [...(samples.get(key) ?? []), await pageChange(window, url, way)]);
        await window.close();
      }
}
console.log(`${options.from} to ${options.to}, from click to paint, medians of ${options.rounds}, milliseconds.`);
console.table(
  Object.fromEntries([...samples].sort().map(([key, values]) => [key, { median: Math.round(median(values)) }])),
);
for (const line of lines) line.close();
for (const site of sites) await site.stop();
screen?.kill();
process.exit();
