import { expect, it } from "vitest";
import { readBody, readBodyStart } from "../../../server/relay/accept/body.ts";

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

it.each([{}, { "transfer-encoding": "chunked" }, { "transfer-encoding": "chunked", "content-length": "5" }])(
  "a body of unknown length is refused unread (%j)",
  async (headers) => {
    for (const read of [readBodyStart, readBody]) {
      const { request, asked } = pieces(letter, 5, headers as { "content-length": string });
      await expect(read(request, limits)).rejects.toMatchObject({ status: 411 });
      expect(asked()).toBe(0);
    }
  },
);

it("a body that says that it is too long is refused unread", async () => {
  for (const length of ["4097", "99999999999999999999"]) {
    const { request, asked } = pieces(kilobyte, 5, { "content-length": length });
    await expect(readBody(request, limits)).rejects.toMatchObject({ status: 413 });
    expect(asked()).toBe(0);
  }
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
  const request = posted(body, { "content-length": "10" });
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
  const request = posted(body, { "content-length": "2000" });
  await expect(readBodyStart(request, { size: 1_000, timeMs: 40 })).rejects.toMatchObject({ status: 408 });
  const atTheEnd = asked;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toBeLessThanOrEqual(atTheEnd + 1);
});
