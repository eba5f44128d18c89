import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Modifier, SpecialKey, Visitor, Window } from "./engine.ts";
import { python, webkitDriver } from "./installed.ts";

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Record<SpecialKey | Modifier, string> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Alt: "\uE00A",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** Environment that the driver needs as a container's root and without a graphics card. */
const environment = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", LIBGL_ALWAYS_SOFTWARE: "1" };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (typeof address !== "object" || !address) throw new Error("No free port");
  return address.port;
}

/** Time limit of a test's script. Milliseconds. */
const answerMs = 10_000;

type Answer = { value: unknown };

/** Speaks W3C WebDriver: https://www.w3.org/TR/webdriver2/ */
async function ask(url: string, method: string, body?: object, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }), signal: signal ?? null });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`WebKitWebDriver, ${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}

const drivers = new Set<ChildProcess>();
/** Ends a driver and its window. The driver itself, when it was asked to, left some windows open. */
function end({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, "SIGKILL");
  } catch (error) {
    // No such process: both have ended.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
// Ended with the process of the tests, however that ends.
process.once("exit", () => drivers.forEach(end));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit());

/** A driver for one window alone. If it crashes no other window ends with it, and the error tells how it ended. */
async function startDriver(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const child = spawn(webkitDriver(), [`--port=${port}`], {
    env: { ...process.env, ...environment },
    stdio: "ignore",
    // In a process group of its own, with its window.
    detached: true,
  });
  drivers.add(child);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = () => {
    drivers.delete(child);
    const crashed = hasEnded();
    // Its window may be left.
    end(child);
    if (crashed) throw new Error(`WebKitWebDriver ended by itself: ${child.signalCode ?? child.exitCode}.`);
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 20_000;
  for (;;) {
    const ready = await ask(`${url}/status`, "GET").catch(() => undefined);
    if (ready) return { url, stop };
    if (hasEnded() || Date.now() > deadline) throw new Error("WebKitWebDriver did not start.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A window of WebKitGTK on the display that `DISPLAY` names, with a process and a profile of its own. */
export async function openWebkitWindow({ size, blocked = "", impatient }: Visitor): Promise<Window> {
  const driver = await startDriver();
  const folder = mkdtempSync(join(tmpdir(), "kutch-it-webkit-"));
  const log = join(folder, "console");
  const args = [join(import.meta.dirname, "webkit-window.py"), String(size.width), String(size.height), log, blocked];
  const session = (await ask(`${driver.url}/session`, "POST", {
    capabilities: {
      alwaysMatch: {
        // With "eager", which should do the same, the driver answers no command before everything has loaded.
        pageLoadStrategy: impatient ? "none" : "normal",
        "webkitgtk:browserOptions": { binary: python, args },
      },
    },
  })) as { sessionId: string };
  const address = `${driver.url}/session/${session.sessionId}`;
  const errors = () => (existsSync(log) ? readFileSync(log, "utf8") : "").split("\n").filter(Boolean);
  const close = async () => {
    try {
      driver.stop();
    } finally {
      // Its processes may still be writing to the folder.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    }
  };
  return tabOf(address, (await ask(`${address}/window`, "GET")) as string, { errors, close });
}

/** The commands of a session's window, while its tab is in front. */
function tabOf(address: string, handle: string, shared: Pick<Window, "errors" | "close">): Window {
  const post = (command: string, body: object = {}) => ask(`${address}/${command}`, "POST", body);

  const pointer = (...actions: object[]) =>
    post("actions", { actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }] });
  const down = (value: string) => ({ type: "keyDown", value });
  const up = (value: string) => ({ type: "keyUp", value });
  const keys = (actions: object[]) => post("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  const codeOf = (key: string) => (key in keyCodes ? keyCodes[key as SpecialKey] : key);

  return {
    goTo: async (to) => void (await post("url", { url: to })),
    reload: async () => void (await post("refresh")),
    // Where the driver does not wait for pages, a command in a page that is left meanwhile is never answered.
    run: (script) => ask(`${address}/execute/sync`, "POST", { script, args: [] }, AbortSignal.timeout(answerMs)),
    movePointer: async (x, y) =>
      void (await pointer({ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) })),
    press: async () => void (await pointer({ type: "pointerDown", button: 0 })),
    release: async () => void (await pointer({ type: "pointerUp", button: 0 })),
    write: async (words) => void (await keys([...words].flatMap((letter) => [down(letter), up(letter)]))),
    key: async (key, modifier) => {
      const stroke = [down(codeOf(key)), up(codeOf(key))];
      await keys(modifier ? [down(keyCodes[modifier]), ...stroke, up(keyCodes[modifier])] : stroke);
    },
    screenshot: async () => Buffer.from((await ask(`${address}/screenshot`, "GET")) as string, "base64"),
    whyNotKept: () => [],
    isShell: false,
    openBeside: async () => {
      const { handle: other } = (await post("window/new", { type: "window" })) as { handle: string };
      await post("window", { handle: other });
      return tabOf(address, other, shared);
    },
    toFront: async () => void (await post("window", { handle })),
    ...shared,
  };
}
