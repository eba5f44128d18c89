import { afterEach, describe, expect, it } from "vitest";
import { postToRelay, requestBody, send, sendEndpoint } from "../support/enquiries.ts";
import { hostKind } from "../support/host.ts";
import { connectRaw, statuses } from "../support/raw-http.ts";
import { sharedHost } from "../support/shared-servers.ts";

const host = sharedHost();
afterEach(async () => {
  expect(await send(host.url, { message: `Still there ${Math.random()}` })).toEqual([200, "OK"]);
});

const head = (more: string) =>
  `POST ${sendEndpoint} HTTP/1.1\r\nHost: ${new URL(host.url).host}\r\nContent-Type: application/json\r\n${more}\r\n`;

describe("the size limit of 64 kB", () => {
  it("refuses 200 kB of Content-Length unread with 413", async () => {
    const body = requestBody({ message: "x".repeat(200 * 1024) });
    // A raw connection, because `fetch` fails when the connection closes before everything is written, even after an
    // answer.
    const { socket, received } = await connectRaw(host.url);
    socket.write(head(`Content-Length: ${Buffer.byteLength(body)}\r\n`) + body);
    await expect.poll(() => statuses(received())).toEqual([413]);
    await expect.poll(received).toContain("The request is too large: 64 KB at most");
    socket.destroy();
  });

  it("refuses any chunked body with 411 and what to do", async () => {
    const { socket, received } = await connectRaw(host.url);
    const body = requestBody({ message: "In chunks" });
    const chunk = `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    socket.write(head("Transfer-Encoding: chunked\r\n") + chunk);
    await expect.poll(() => statuses(received())).toEqual([411]);
    await expect.poll(received).toContain("The request should say how long it is (Content-Length)");
    expect(host.rows().filter(({ message }) => message === "In chunks")).toEqual([]);
    socket.destroy();
  });

  // Miniflare answers a chunked body only after its last chunk, and on Workers the platform handles connections.
  it.skipIf(hostKind === "workers")(
    "chunks without end are refused, and the connection is closed on a client that goes on",
    async () => {
      const { socket, received, closed } = await connectRaw(host.url);
      socket.write(head("Transfer-Encoding: chunked\r\n"));
      const chunk = `400\r\n${"x".repeat(1024)}\r\n`;
      const feeding = setInterval(() => socket.write(chunk.repeat(16)), 2);
      await closed;
      clearInterval(feeding);
      // A client that is cut off while it writes may not see the answer.
      expect([[411], []]).toContainEqual(statuses(received()));
    },
  );

  it("accepts JSON of 64 kB, and refuses a byte more", async () => {
    const filler = " ".repeat(64 * 1024 - Buffer.byteLength(requestBody({ message: "Padded" })));
    expect((await postToRelay(host.url, requestBody({ message: "Padded" }) + filler)).status).toBe(200);
    expect((await postToRelay(host.url, `${requestBody({ message: "Padded" })}${filler} `)).status).toBe(413);
  });
});

describe("the time limit of ten seconds", () => {
  it("ends a slow body", async () => {
    const { socket, received, isClosed } = await connectRaw(host.url);
    socket.write(head("Content-Length: 5000\r\n"));
    const feeding = setInterval(() => socket.write("x"), 200);
    const begin = Date.now();
    await expect.poll(() => statuses(received())).toEqual([408]);
    // The server gives up an unfinished request after twenty.
    expect(Date.now() - begin).toBeLessThan(18_000);
    await expect.poll(isClosed).toBe(true);
    clearInterval(feeding);
    socket.destroy();
  });

  it("stores nothing of a body that breaks off", async () => {
    const before = host.rows().length;
    const { socket } = await connectRaw(host.url);
    const body = requestBody({ message: "Broken off" });
    socket.write(head(`Content-Length: ${Buffer.byteLength(body)}\r\n`) + body.slice(0, -20));
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(host.rows()).toHaveLength(before);
  });
});
