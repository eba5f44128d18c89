import type { LookupAddress, lookup } from "node:dns";
import { createServer } from "node:http";
import { type AddressInfo, getDefaultAutoSelectFamily, setDefaultAutoSelectFamily } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isWebhookUrl, mayBeTold } from "../../../server/relay/deliver/webhook/address.ts";
import { checkedFetch } from "../../../server/relay/deliver/webhook/checked-fetch.ts";

const nobody = new Set<string>();

describe("an address that a notification may go to", () => {
  it.each(["93.184.215.14", "8.8.8.8", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "::ffff:93.184.215.14"])(
    "%s is one of the internet",
    (address) => expect(mayBeTold(address, "hooks.test", nobody)).toBe(true),
  );

  it.each([
    ...[
      "10.1.2.3",
      "172.16.0.1",
      "172.31.255.255",
      "192.168.1.1",
      "127.0.0.1",
      "127.8.8.8",
      "0.0.0.0",
      "255.255.255.255",
    ],
    ...["169.254.169.254", "100.100.100.200", "168.63.129.16", "192.0.0.192", "198.18.0.1", "224.0.0.1", "240.0.0.1"],
    ...["::1", "::", "fe80::1", "fd00:ec2::254", "fc00::1", "ff02::1", "::ffff:10.0.0.1", "::ffff:169.254.169.254"],
    ...[
      "64:ff9b::a00:1",
      "2002:a00:1::",
      "2001::1",
      "2001:db8::1",
      "::10.0.0.1",
      "fec0::1",
      "4000::1",
      "not an address",
      "",
    ],
  ])("%s is none, whatever the name that leads there", (address) => {
    expect(mayBeTold(address, "hooks.test", nobody)).toBe(false);
    expect(mayBeTold(address, "hooks.test", new Set(["hooks.test"]))).toBe(true);
    expect(mayBeTold(address, "hooks.test", new Set(["another.test"]))).toBe(false);
  });

  it.each(["localhost", "127.0.0.1", "127.0.0.2", "::1"])(
    "this machine is reached as %s, and nothing else is",
    (host) => {
      expect(mayBeTold("127.0.0.1", host, nobody)).toBe(true);
      expect(mayBeTold("10.0.0.1", host, nobody)).toBe(false);
      expect(mayBeTold("93.184.215.14", host, nobody)).toBe(false);
    },
  );
});

describe("NOTIFY_URL", () => {
  it.each(["https://hooks.test/a", "http://localhost:8065/hooks/a", "http://127.0.0.1:1/", "http://[::1]:1/a"])(
    "may be %s",
    (url) => expect(isWebhookUrl(url)).toBe(true),
  );
  it.each([
    "http://hooks.test/a",
    "http://10.0.0.1/a",
    "http://localhost.hooks.test/",
    "https://user:word@hooks.test/",
    "https://user@hooks.test/",
    "https://:word@hooks.test/",
    "ftp://localhost/",
    "ftp://hooks.test/",
    "file:///etc/passwd",
    "hooks.test",
  ])("may not be %s", (url) => expect(isWebhookUrl(url)).toBe(false));
});

describe("the connection to a webhook", () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked++;
    response.end("taken");
  });
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  /** A resolver that answers from a list, one entry for each call. */
  function resolver(...answers: string[][]) {
    let times = 0;
    const resolve = (_host: string, _options: object, callback: (error: null, found: LookupAddress[]) => void) => {
      const answer = answers[Math.min(times++, answers.length - 1)] ?? [];
      callback(
        null,
        answer.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
      );
    };
    return { resolve: resolve as unknown as typeof lookup, times: () => times };
  }

  const init = () => ({
    method: "POST" as const,
    headers: {},
    body: "{}",
    redirect: "manual" as const,
    signal: AbortSignal.timeout(5_000),
  });
  const causeOf = (work: Promise<unknown>) =>
    work.then(
      () => "taken",
      (error) => {
        const { code, message } = error.cause ?? error;
        return `${code}: ${message}`;
      },
    );

  it.each([[["127.0.0.1"]], [["93.184.215.14", "127.0.0.1"]], [["169.254.169.254"]], [[]]])(
    "is refused where the name leads to %j, and nobody is connected to",
    async (addresses) => {
      const before = asked;
      const post = checkedFetch(nobody, resolver(addresses).resolve);
      expect(await causeOf(post(`http://hooks.test:${port}/`, init()))).toMatch(
        /^EPRIVATE: hooks\.test leads to (127\.0\.0\.1|169\.254\.169\.254|nothing), which is not a public address\. .+ NOTIFY_ALLOW_HOST$/,
      );
      expect(asked).toBe(before);
    },
  );

  it.each(["10.0.0.1", "[fd00:ec2::254]", "[::ffff:10.0.0.1]", "0x0a000001"])(
    "is refused where %s stands in the URL",
    async (host) => {
      const post = checkedFetch(nobody, resolver(["127.0.0.1"]).resolve);
      expect(await causeOf(post(`https://${host}/`, init()))).toMatch(/not a public address/);
    },
  );

  it.each([true, false])(
    "goes where the owner allows it by name, whether Node tries all addresses at once: %s",
    async (triesAll) => {
      const usual = getDefaultAutoSelectFamily();
      setDefaultAutoSelectFamily(triesAll);
      const post = checkedFetch(new Set(["hooks.test"]), resolver(["127.0.0.1"]).resolve);
      expect((await post(`http://hooks.test:${port}/`, init())).status).toBe(200);
      setDefaultAutoSelectFamily(usual);
    },
  );

  it("is checked for all addresses of a name, and says why there are none", async () => {
    const missing = Object.assign(new Error("getaddrinfo ENOTFOUND hooks.test"), { code: "ENOTFOUND" });
    const asked: object[] = [];
    const resolve = (_host: string, options: object, callback: (error: Error) => void) => {
      asked.push(options);
      callback(missing);
    };
    const post = checkedFetch(nobody, resolve as unknown as typeof lookup);
    expect(await causeOf(post("https://hooks.test/", init()))).toBe("ENOTFOUND: getaddrinfo ENOTFOUND hooks.test");
    expect(asked).toEqual([expect.objectContaining({ all: true })]);
  });

  it("is made to the address that was checked: the name is asked once, and what it says later changes nothing", async () => {
    const { resolve, times } = resolver(["127.0.0.1"], ["127.0.0.9"]);
    const post = checkedFetch(new Set(["hooks.test"]), resolve);
    expect((await post(`http://hooks.test:${port}/`, init())).status).toBe(200);
    expect(times()).toBe(1);
  });
});
