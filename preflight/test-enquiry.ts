import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endpoints } from "../enquiry/endpoints.ts";
import { recordOf, signals } from "../enquiry/fields.ts";
import { minFillMs } from "../enquiry/form-token.ts";
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

/** The outcome of the test enquiry: the answer to it, and the remedy where this program knows one. */
export type Outcome =
  | { accepted: true; answer: string }
  | { accepted: false; answer: string; remedy?: string | undefined };

/** Longer than one attempt of the relay (server/relay/deliver/smtp.ts). */
const longestWaitMs = 30_000;

/** The time-out of the form itself (docs/brief/decisions.md, "The two forms"). */
const providerTimeoutMs = 15_000;

/** The form's own request. Its text says that it is a test. */
const testRequest = ({ mail, email }: Settings, more: Record<string, string> = {}) =>
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
      ...more,
    },
  });

const headersOf = ({ url }: Settings) => ({ "Content-Type": "application/json", Origin: url });

/** A site without pages: the relay is only asked to take an enquiry. */
const noSite: Site = {
  respond: async () => plainNotFound(),
  failure: async () => plainFailure(),
  page: async () => undefined,
};

type Heard = { answer: string; remedy?: string | undefined };

/** Keeps the mail server's answer, which the relay does not log. */
function listeningTransport(
  url: string,
  siteUrl: string,
  dkim: Dkim | undefined,
): { transport: Transport; heard: () => Heard } {
  const send = smtpTransport(url, siteUrl, dkim);
  let heard: Heard = { answer: "" };
  const transport: Transport = async (mail) => {
    try {
      heard = { answer: await send(mail) };
    } catch (error) {
      heard = { answer: (error as Error).message, remedy: error instanceof DeliveryError ? error.remedy : undefined };
      throw error;
    }
  };
  return { transport, heard: () => heard };
}

/**
 * Sends a test enquiry through the whole relay, from the request to the mail server. The code is that of the form, with
 * a temporary store. Resolves once the server has taken or refused the mail.
 */
export async function sendThroughRelay(settings: Settings, server: ServerSettings, smtpUrl: string): Promise<Outcome> {
  const dkim = readDkim(server, (file) => readFileSync(file, "utf8"));
  const folder = mkdtempSync(join(tmpdir(), "kutch-it-preflight-"));
  const database = new SqliteDatabase(folder);
  const { transport, heard } = listeningTransport(smtpUrl, settings.url, dkim);
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const log: Log = (event) => {
    if (event === "enquiry.sent") resolve({ accepted: true, ...heard() });
    if (event === "enquiry.deferred" || event === "enquiry.dead") resolve({ accepted: false, ...heard() });
  };
  const hooks = { onQueued: () => undefined, waitUntil: () => undefined };
  // By mail alone, so that no other receiver takes the test for an enquiry.
  const { app, deliveries } = compose({ server, settings, database, site: noSite, log, transport, ...hooks });
  const pumps = deliveries.map((delivery) => new DeliveryPump(delivery, log));
  const late = setTimeout(
    () => resolve({ accepted: false, answer: `${new URL(smtpUrl).host} did not answer within 30 s` }),
    longestWaitMs,
  );
  try {
    const { fetch } = createApp({ ...app, headers: {}, addressOf: () => "preflight", isHttps: () => false });
    const token = await (await fetch(new Request(settings.url + endpoints.formToken))).text();
    // As the form does: a younger token is taken for a program's.
    await new Promise((resolve) => setTimeout(resolve, minFillMs));
    const body = testRequest(settings, { [signals.formToken]: token });
    // A network client sends the length of its body. A `Request` that is passed directly does not.
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

/** Sends a test enquiry to the mail provider, as the form does. */
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
