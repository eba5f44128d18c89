import { expect, it, onTestFinished, vi } from "vitest";
import { readBody } from "../../../server/relay/accept/body.ts";

const url = "http://relay.example/";

const posted = (body: ReadableStream<Uint8Array>, headers: Record<string, string>) =>
  new Request(url, { method: "POST", body, headers, duplex: "half" } as RequestInit);

/** A body of equal pieces, and how many of them were read. */
function pieces(piece: Uint8Array, count: number, headers = { "content-length": String(piece.byteLength * count) }) {
  let asked = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (asked === count) return controller.close();
        asked += 1;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  return { request: posted(body, headers), asked: () => asked };
}

const letter = new TextEncoder().encode("x");
const kilobyte = new Uint8Array(1024).fill(120);
const limits = { size: 4096, timeMs: 5_000, discard: 1024 * 1024 };

it("no more than that is read of a longer one, and its start is kept, whatever the sizes of the pieces", async () => {
  const { request, asked } = pieces(new Uint8Array(5000).fill(120), 10_000);
  const size = 30_000;
  expect(await readBody(request, { ...limits, size, discard: 15_000 })).toEqual({
    text: "x".repeat(size),
    complete: false,
  });
  expect(asked()).toBe(9);
});

it("once a body is there, nothing waits for its time to be up", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await readBody(pieces(kilobyte, 4).request, limits);
  expect(vi.getTimerCount()).toBe(0);
});

it("pieces that come after the time is up are not read", async () => {
  let asked = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        asked += 1;
        await new Promise((resolve) => setTimeout(resolve, 15));
        controller.enqueue(letter);
      },
    },
    { highWaterMark: 0 },
  );
  const request = posted(body, { "content-length": "2000" });
  await expect(readBody(request, { size: 1_000, timeMs: 40 })).rejects.toMatchObject({ status: 408 });
  const atTheEnd = asked;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toBeLessThanOrEqual(atTheEnd + 1);
});
