import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endpoints } from "../enquiry/endpoints.ts";
import { recordOf } from "../enquiry/fields.ts";
import { createApp } from "../server/app.ts";
import { compose } from "../server/compose.ts";
import type { Log } from "../server/log.ts";
import { type Dkim, readDkim } from "../server/relay/deliver/dkim.ts";
import { DeliveryPump } from "../server/relay/deliver/pump.ts";
import { smtpTransport } from "../server/relay/deliver/smtp.ts";
import { DeliveryError, type Transport } from "../server/relay/deliver/transport.ts";
import { SqliteDatabase } from "../server/relay/store/sqlite.ts";
import type { ServerSettings } from "../server/settings.ts";
import { plainFailure, plainNotFound, type Site } from "../server/static/site.ts";
import type { Settings } from "../settings/schema.ts";

/** What became of the test enquiry, what was answered to it, and how that is mended, where it is known here. */
export type Outcome =
  | { accepted: true; answer: string }
  | { accepted: false; answer: string; mend?: string | undefined };

/** Longer than one attempt of the relay takes at most (server/relay/deliver/smtp.ts). */
const longestWaitMs = 30_000;

/** As long as the form itself waits (docs/brief/decisions.md, "The two forms"). */
const providerTimeoutMs = 15_000;

/** The form's own request. Whoever finds it in the mailbox can see what it is. */
const testRequest = ({ mail, email }: Settings) =>
  JSON.stringify({
    user_id: mail.publicKey,
    service_id: mail.serviceId,
    template_id: mail.templateId,
    template_params: {
      ...recordOf("wireName", ({ kind }) => (kind === "tick" ? "No" : "")),
      from_name: "Preflight test",
      from_email: email,
      message:
        "This is a test and nobody wrote it: npm run preflight sent it through the form's own way, to see whether enquiries arrive. Delete it.",
    },
  });

const headersOf = ({ url }: Settings) => ({ "Content-Type": "application/json", Origin: url });

/** The relay is asked nothing else than to take one enquiry. */
const noSite: Site = { respond: plainNotFound, failure: plainFailure, page: async () => undefined };

type Heard = { answer: string; mend?: string | undefined };

/** Keeps what the mail server says, which the relay's log leaves out. */
function listeningTransport(url: string, dkim: Dkim | undefined): { transport: Transport; heard: () => Heard } {
  const send = smtpTransport(url, dkim);
  let heard: Heard = { answer: "" };
  const transport: Transport = async (mail) => {
    try {
      heard = { answer: await send(mail) };
    } catch (error) {
      heard = { answer: (error as Error).message, mend: error instanceof DeliveryError ? error.mend : undefined };
      throw error;
    }
  };
  return { transport, heard: () => heard };
}

/**
 * Sends a test enquiry through the whole relay, from the request to the mail server: the same code as behind the form, in
 * a store of its own that is deleted afterwards. Resolves once the server has taken the mail or has not.
 */
export async function sendThroughRelay(settings: Settings, server: ServerSettings, smtpUrl: string): Promise<Outcome> {
  const dkim = readDkim(server, (file) => readFileSync(file, "utf8"));
  const folder = mkdtempSync(join(tmpdir(), "kutch-it-preflight-"));
  const database = new SqliteDatabase(folder);
  const { transport, heard } = listeningTransport(smtpUrl, dkim);
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const log: Log = (event) => {
    if (event === "enquiry.sent") resolve({ accepted: true, ...heard() });
    if (event === "enquiry.deferred" || event === "enquiry.dead") resolve({ accepted: false, ...heard() });
  };
  const hooks = { onQueued: () => undefined, waitUntil: () => undefined };
  // By mail alone: nobody else is to take the test for an enquiry.
  const { app, deliveries } = compose({ server, settings, database, site: noSite, log, transport, ...hooks });
  const pumps = deliveries.map((delivery) => new DeliveryPump(delivery, log));
  const late = setTimeout(
    () => resolve({ accepted: false, answer: `${new URL(smtpUrl).host} did not answer within 30 s` }),
    longestWaitMs,
  );
  try {
    const { fetch } = createApp({ ...app, addressOf: () => "preflight", isHttps: () => false });
    const body = testRequest(settings);
    // A client on the network says how long its body is; a request that is handed over here does not by itself.
    const headers = { ...headersOf(settings), "content-length": String(Buffer.byteLength(body)) };
    const response = await fetch(new Request(settings.url + endpoints.send, { method: "POST", headers, body }));
    if (!response.ok)
      return { accepted: false, answer: `the relay answered ${response.status} ${await response.text()}` };
    for (const pump of pumps) pump.start();
    return await promise;
  } finally {
    clearTimeout(late);
    await Promise.all(pumps.map((pump) => pump.stop()));
    await database.close();
    rmSync(folder, { recursive: true });
  }
}

/** Sends it to the provider, as the form does. */
export async function sendToProvider(settings: Settings): Promise<Outcome> {
  try {
    const response = await fetch(settings.mail.origin + endpoints.send, {
      ...{ method: "POST", headers: headersOf(settings), body: testRequest(settings) },
      signal: AbortSignal.timeout(providerTimeoutMs),
    });
    const answer = `${response.status} ${await response.text()}`;
    return response.ok
      ? { accepted: true, answer }
      : { accepted: false, answer: `${settings.mail.origin} answered: ${answer}` };
  } catch (error) {
    const { message, cause } = error as Error;
    const why = cause instanceof Error ? cause.message : message;
    return { accepted: false, answer: `${settings.mail.origin} could not be reached: ${why}` };
  }
}
