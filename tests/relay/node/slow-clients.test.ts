import { expect, it } from "vitest";
import { send } from "../support/enquiries.ts";
import { connectRaw, type RawConnection, statuses } from "../support/raw-http.ts";
import { sharedHost } from "../support/shared.ts";

const host = sharedHost();

const connections = (count: number): Promise<RawConnection[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const connection = await connectRaw(host.url);
      connection.socket.on("error", () => undefined);
      return connection;
    }),
  );

it("450 idle and slow connections delay no enquiry, and are closed with 408", async () => {
  const all = await connections(450);
  const trickle = (each: (connection: RawConnection, index: number) => void) => all.forEach(each);
  trickle(({ socket }, index) => {
    if (index % 3 === 1) socket.write("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
    if (index % 3 === 2)
      socket.write(
        "POST /api/v1.0/email/send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n",
      );
  });
  const feeding = setInterval(
    () => trickle(({ socket }, index) => index % 3 > 0 && socket.writable && socket.write("a")),
    1_000,
  );

  const times: number[] = [];
  for (let i = 0; i < 20; i++) {
    const begin = performance.now();
    expect(await send(host.url, { message: `Among slow ones ${i}` })).toEqual([200, "OK"]);
    times.push(performance.now() - begin);
  }
  // Half of the time-out for slow clients, so that the others did not have to wait for it.
  expect(Math.max(...times)).toBeLessThan(5_000);

  await expect.poll(() => all.filter(({ isClosed }) => !isClosed()).length, { timeout: 28_000, interval: 500 }).toBe(0);
  clearInterval(feeding);
  const answers = all.map(({ received }) => statuses(received())[0]);
  expect(new Set(answers)).toEqual(new Set([408]));
}, 60_000);
