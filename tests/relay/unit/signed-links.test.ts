import { expect, it } from "vitest";
import { createLinkSigner } from "../../../server/relay/owner-links/signed-links.ts";

const dayMs = 86_400_000;
const now = Date.parse("2026-11-28T10:00+05:30");
const waiting = { id: "0m7sklftsc0dbk4ct", channel: "webhook", dueAt: now - 1 } as const;

/** The links of a store with this secret. */
const linksOf = (secret: string) => createLinkSigner({ secret: async () => secret }, "https://relay.kutchit.example");

async function keyBy(secret: string): Promise<string> {
  const link = new URL((await linksOf(secret).signer(now))(waiting));
  expect(link.origin + link.pathname).toBe(`https://relay.kutchit.example/decide/${waiting.id}`);
  return link.searchParams.get("key") ?? "";
}

it.each([
  [0, false],
  [7 * dayMs, false],
  [7 * dayMs + 1, true],
])("a signed link is old after %d ms: %s", async (later, isOld) => {
  const read = await linksOf("a").read(waiting.id, await keyBy("a"), now + later);
  expect(read).toEqual({ ...waiting, isOld });
});

it("a signed link is refused with the key of another store or with another id", async () => {
  expect(await linksOf("a").read(waiting.id, await keyBy("b"), now)).toBeNull();
  expect(await linksOf("a").read("0m7sklftsc0dbk4cu", await keyBy("a"), now)).toBeNull();
});
