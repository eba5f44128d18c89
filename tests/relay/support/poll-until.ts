import type { Host } from "./host-types.ts";

type Options = {
  timeoutMs?: number;
  /** Whether the host is made to look for due deliveries. Without it, only its own work counts. */
  sweeps?: boolean;
};

/** Waits for a state, and lets the host look for due deliveries meanwhile. */
export async function pollUntil(
  host: Omit<Host, "kill">,
  check: () => boolean,
  { timeoutMs = 60_000, sweeps = true }: Options = {},
) {
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
