import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { issueFormToken } from "../../../server/relay/accept/form-token.ts";
import { RateLimiter } from "../../../server/relay/accept/rate-limiter.ts";
import { Relay } from "../../../server/relay/relay.ts";
import { EnquiryStore } from "../../../server/relay/store/enquiry-store.ts";
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { submissionOf } from "../support/enquiries.ts";
import { readRows } from "../support/rows.ts";
import { temporaryFolder } from "../support/temporary.ts";

let folder: string;
let database: SqliteDatabase;
let store: EnquiryStore;
const log = vi.fn();

beforeEach(() => {
  log.mockClear();
  folder = temporaryFolder("relay");
  database = new SqliteDatabase(folder);
  store = new EnquiryStore(database, { dailyCap: 300, notifies: false });
});
afterEach(() => database.close());

const relay = () =>
  new Relay({
    store,
    ids: { publicKey: "", serviceId: "", templateId: "" },
    allowedOrigins: new Set(),
    limiter: new RateLimiter({ burst: 1_000, perMinute: 1 }),
    dailyCap: 300,
    acknowledges: false,
    log,
    onQueued: () => undefined,
    onCapReached: () => undefined,
  });

const secret = () => store.secret("form-secret", () => "a secret");

/** An enquiry with a token that has aged. */
const submission = async (message: string) =>
  submissionOf(
    { message, email: `${message}@client.example` },
    { submissionId: message, page: "/", formToken: issueFormToken(await secret(), Date.now() - 60_000) },
  );

it("forty networks of one IPv6 site, as a tunnel has them, have one share of the day, and leave the rest to others", async () => {
  const to = relay();
  for (let i = 0; i < 40; i++) await to.accept(await submission(`tunnel${i}`), `2001:db8:1:${i.toString(16)}::1`);
  await to.accept(await submission("neighbour"), "2001:db8:2::1");
  const isHeld = (name: string) =>
    readRows(`${folder}/enquiries.sqlite`)
      .filter(({ message }) => message.startsWith(name))
      .filter(({ hold_reason }) => hold_reason === "address-share").length;
  expect([isHeld("tunnel"), isHeld("neighbour")]).toEqual([10, 0]);
});
