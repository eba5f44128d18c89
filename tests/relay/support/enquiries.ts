import { endpoints } from "../../../enquiry/endpoints.ts";
import { recordByField } from "../../../enquiry/fields.ts";
import type { StoredEnquiry, Submission } from "../../../server/relay/stored-enquiry.ts";
import { settings } from "../../../settings/index.ts";
import { typicalValue } from "../../support/typical-enquiry.ts";
import { agedFormToken } from "./form-tokens.ts";

export const sendEndpoint = endpoints.send;

/** A typical enquiry, by the request's names. */
const typicalParams = recordByField("wireName", typicalValue);

/** The same by the names of the store's columns and the form's controls. */
export const typicalEnquiry = recordByField("name", typicalValue);

/** The same as the store holds it, before any delivery. */
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

/** A submission of the typical enquiry, with changed words and signals, as a page sends it. */
export const submissionOf = (
  words: Partial<Submission["enquiry"]> = {},
  signals: Partial<Omit<Submission, "enquiry">> = {},
): Submission => ({
  enquiry: { ...typicalEnquiry, ...words },
  submissionId: null,
  formToken: null,
  honeypot: "",
  page: "",
  language: "en",
  channel: "json",
  ...signals,
});

/** The body that `@emailjs/browser` sends, with changed parameters. */
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

/** Posts a body to the relay as the site's pages do. */
export function postToRelay(url: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}${sendEndpoint}`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });
}

/**
 * Posts an enquiry as a person's browser does, with a form token.
 * @returns `[status, text]`, for one comparison
 */
export async function send(url: string, params: Record<string, unknown> = {}): Promise<[number, string]> {
  const response = await postToRelay(url, requestBody({ form_token: await agedFormToken(url), ...params }));
  return [response.status, await response.text()];
}
