import type { Host } from "./host-types.ts";

type Options = {
  timeoutMs?: number;
  /** Whether the host is made to look for what is due. Without it, only what it does by itself counts. */
  sweeps?: boolean;
};

/** Waits for a state, letting the host look for due deliveries again and again. */
export async function until(host: Host, check: () => boolean, { timeoutMs = 60_000, sweeps = true }: Options = {}) {
  const end = performance.now() + timeoutMs;
  while (!check()) {
    if (performance.now() > end) {
      const state = JSON.stringify([host.rows(), host.deliveries()]);
      throw new Error(`It did not come to pass: ${state}\n${host.output()}`);
    }
    if (sweeps) await host.sweep();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
