import { expect, it } from "vitest";
import { readBody, readBodyStart } from "../../../server/relay/accept/body.ts";

const url = "http://relay.example/";

/** A body of equal pieces, and how many of them were asked for. */
function pieces(piece: Uint8Array, count: number) {
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
  const request = new Request(url, { method: "POST", body, duplex: "half" } as RequestInit);
  return { request, asked: () => asked };
}

const letter = new TextEncoder().encode("x");
const kilobyte = new Uint8Array(1024).fill(120);
const limits = { size: 4096, timeMs: 5_000, discard: 1024 * 1024 };

it("a body in pieces of one byte is given up after a thousand", async () => {
  for (const read of [readBodyStart, readBody]) {
    const { request, asked } = pieces(letter, Number.POSITIVE_INFINITY);
    await expect(read(request, limits)).rejects.toMatchObject({ status: 400 });
    expect(asked()).toBeLessThan(1_100);
  }
});

it("a thousand small pieces are read, as are more that a network packet fills", async () => {
  const small = pieces(letter, 1_000);
  expect(await readBodyStart(small.request, limits)).toEqual({ text: "x".repeat(1_000), complete: true });
  const packets = pieces(kilobyte.subarray(0, 512), 1_500);
  expect((await readBodyStart(packets.request, { ...limits, size: 1024 * 1024 })).complete).toBe(true);
});

it("a body in few pieces is read to the end of what is discarded, and its start is kept", async () => {
  const { request, asked } = pieces(kilobyte, 500);
  expect(await readBodyStart(request, limits)).toEqual({ text: "x".repeat(4096), complete: false });
  expect(asked()).toBe(500);
});

it("a body of exactly the limit is whole", async () => {
  const { request } = pieces(kilobyte, 4);
  expect(await readBody(request, limits)).toBe("x".repeat(4096));
});

it("a body that stands still is given up with 408, and nothing more is asked of it", async () => {
  const body = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) });
  const request = new Request(url, { method: "POST", body, duplex: "half" } as RequestInit);
  await expect(readBody(request, { size: 10, timeMs: 20 })).rejects.toMatchObject({ status: 408 });
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
  const request = new Request(url, { method: "POST", body, duplex: "half" } as RequestInit);
  await expect(readBodyStart(request, { size: 1_000, timeMs: 40 })).rejects.toMatchObject({ status: 408 });
  const atTheEnd = asked;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toBeLessThanOrEqual(atTheEnd + 1);
});
