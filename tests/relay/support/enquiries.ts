import { endpoints } from "../../../enquiry/endpoints.ts";
import { recordOf } from "../../../enquiry/fields.ts";
import type { StoredEnquiry } from "../../../server/relay/enquiry.ts";
import { settings } from "../../../settings/index.ts";
import { typicalValue } from "../../support/typical-enquiry.ts";

export const sendPath = endpoints.send;

/** What a person wrote, by the names of the request. */
const typicalParams = recordOf("wireName", typicalValue);

/** The same as the columns of the store, and the controls of the page's form, name it. */
export const typicalEnquiry = recordOf("name", typicalValue);

/** One as the store holds it: delivered to nobody yet. */
export const storedEnquiry = (changes: Partial<StoredEnquiry> = {}): StoredEnquiry => ({
  ...typicalEnquiry,
  id: "0m7sklftsc0dbk4ct",
  status: "queued",
  holdReason: null,
  channel: "json",
  receivedAt: Date.UTC(2026, 10, 21, 9, 30),
  attempts: 0,
  dueAt: 0,
  lastError: null,
  sentAt: null,
  page: "",
  language: "en",
  answeredAt: null,
  releasedAt: null,
  unacknowledged: null,
  ...changes,
});

/** The body that `@emailjs/browser` sends, with some parameters of its own. */
export function requestBody(params: Record<string, unknown> = {}, outer: Record<string, unknown> = {}): string {
  return JSON.stringify({
    lib_version: "4.4.1",
    user_id: settings.mail.publicKey,
    service_id: settings.mail.serviceId,
    template_id: settings.mail.templateId,
    template_params: { ...typicalParams, ...params },
    ...outer,
  });
}

/** Posts a body to the relay as a page of the site does. */
export function post(url: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}${sendPath}`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });
}

/** Posts an enquiry and returns `[status, text]`, to be compared in one go. */
export async function send(url: string, params: Record<string, unknown> = {}): Promise<[number, string]> {
  const response = await post(url, requestBody(params));
  return [response.status, await response.text()];
}
