import { randomBytes } from "node:crypto";
import { linkLifeMs } from "../../limits.ts";
import { constantTimeEqual, hmacOf } from "../signature.ts";
import type { EnquiryStore } from "../store/enquiry-store.ts";
import type { DeliveryChannel } from "../stored-enquiry.ts";

/** Where signed links lead. The id of the enquiry follows. */
export const decisionPath = "/decide/";

/** What waits for the owner. A decision changes `dueAt`, so a link of before it leads to what was decided. */
export type PendingDecision = { id: string; channel: DeliveryChannel; dueAt: number };

/** Makes a link about something that waits. */
export type MakeLink = (waiting: PendingDecision) => string;

/**
 * Makes and checks the links in mails to the owner. Only this store's server can have signed them.
 * @param origin the relay's own, from the settings: that of a request can be anybody's
 */
export function createLinkSigner(store: Pick<EnquiryStore, "secret">, origin: string) {
  async function signing(): Promise<(id: string, said: string) => string> {
    const secret = await store.secret("decision-secret", () => randomBytes(32).toString("base64url"));
    return (id, said) => hmacOf(secret, `decision:${id}:${said}`);
  }

  return {
    /** @param now when the links are made, in milliseconds since 1970 */
    async signer(now: number): Promise<MakeLink> {
      const sign = await signing();
      return ({ id, channel, dueAt }) => {
        const said = [channel, dueAt.toString(36), (now + linkLifeMs).toString(36)].join(".");
        return `${origin}${decisionPath}${id}?key=${said}.${sign(id, said)}`;
      };
    },

    /** What a link is about; `null` when nobody signed it, or it was about another enquiry. */
    async read(id: string, key: string, now: number): Promise<(PendingDecision & { isOld: boolean }) | null> {
      const end = key.lastIndexOf(".");
      const said = key.slice(0, end);
      if (!constantTimeEqual((await signing())(id, said), key.slice(end + 1))) return null;
      const [channel, dueAt = "", until = ""] = said.split(".");
      const isOld = now > Number.parseInt(until, 36);
      return { id, channel: channel as DeliveryChannel, dueAt: Number.parseInt(dueAt, 36), isOld };
    },
  };
}

export type LinkSigner = ReturnType<typeof createLinkSigner>;
