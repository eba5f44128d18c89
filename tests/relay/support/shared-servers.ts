import { afterAll, beforeAll } from "vitest";
import { startHost } from "./host.ts";
import type { HostOptions } from "./host-types.ts";
import { startSmtpSink } from "./smtp-sink.ts";
import { startWebhookSink } from "./webhook-sink.ts";

/** What all tests of a file use. It is started before them, and ended after them. */
function shared<Started extends AsyncDisposable>(start: () => Promise<Started>) {
  const started = {} as Started;
  beforeAll(async () => void Object.assign(started, await start()));
  afterAll(() => started[Symbol.asyncDispose]());
  return started;
}

export const sharedSmtpSink = () => shared(startSmtpSink);
export const sharedWebhook = () => shared(startWebhookSink);

/** @param options is called when what was shared before is there, such as a mail server */
export const sharedHost = (options = (): HostOptions => ({})) => shared(() => startHost(options()));
