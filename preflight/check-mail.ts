import { endpoints } from "../enquiry/endpoints.ts";
import { recordOf } from "../enquiry/fields.ts";
import { mailFrame } from "../server/deliveries.ts";
import { readText } from "../server/node-settings.ts";
import { readDkim } from "../server/relay/deliver/dkim.ts";
import { composeMail } from "../server/relay/deliver/mail.ts";
import { smtpTransport } from "../server/relay/deliver/smtp.ts";
import { DeliveryError } from "../server/relay/deliver/transport.ts";
import type { ServerSettings } from "../server/settings.ts";
import type { Settings } from "../settings/schema.ts";
import type { Finding } from "./finding.ts";
import { testEnquiry, testWords } from "./test-enquiry.ts";

const subject = "Mail";

/** The time-out of the form itself (docs/brief/decisions.md, "The two forms"). */
const providerTimeoutMs = 15_000;

const taken = (by: string, answer: string): Finding => ({
  ...{ subject, open: false, what: `A test enquiry was taken by ${by}, which answered: ${answer.trim()}` },
});

const notTaken = (why: string, where: string, remedy: string): Finding => ({
  ...{ subject, open: true, what: `A test enquiry was not taken: ${why.trim()}`, where, remedy },
});

/** Sends a test enquiry to the mail provider, as the form does. */
async function checkProvider({ mail, url, email }: Settings): Promise<Finding> {
  const { origin, publicKey: user_id, serviceId: service_id, templateId: template_id } = mail;
  const params = recordOf("wireName", ({ name }) => ({ ...testWords, email })[name]);
  const refused = (why: string) =>
    notTaken(
      why,
      "EMAILJS and MAIL_ORIGIN, and the account they belong to",
      "Compare the ids with those of the account, and send once from the built page: EmailJS may take mail from browsers only (Account, Security: allow API requests for the time of this test).",
    );
  try {
    const response = await fetch(origin + endpoints.send, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: url },
      body: JSON.stringify({ user_id, service_id, template_id, template_params: params }),
      signal: AbortSignal.timeout(providerTimeoutMs),
    });
    const answer = `${response.status} ${await response.text()}`;
    return response.ok ? taken(origin, answer) : refused(`${origin} answered: ${answer}`);
  } catch (error) {
    const { message, cause } = error as Error;
    return refused(`${origin} could not be reached: ${cause instanceof Error ? cause.message : message}`);
  }
}

/** Sends a test enquiry to find out whether the mail server takes it. */
export async function checkMail(settings: Settings, server: ServerSettings): Promise<Finding> {
  if (settings.mail.provider === "emailjs") return checkProvider(settings);
  const { SMTP_URL, MAIL_TO } = server;
  const where = "the environment variables SMTP_URL, MAIL_TO and MAIL_FROM";
  const frame = mailFrame(server, settings);
  if (!SMTP_URL || !frame) {
    const missing = [SMTP_URL ? "" : "SMTP_URL", MAIL_TO ? "" : "MAIL_TO"].filter(Boolean).join(" and ");
    return {
      ...{ subject, open: true, where },
      what: `Mail is not set up (${missing} not given): enquiries are kept, and you are told of none.`,
      remedy: 'Set them as docs/relay.md says ("Set it up"), for this command as for the server.',
    };
  }
  const send = smtpTransport(SMTP_URL, settings.url, readDkim(server, readText));
  try {
    return taken(new URL(SMTP_URL).host, await send(composeMail(testEnquiry(settings), frame)));
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return notTaken(error.message, where, `${error.remedy ?? "Look at what it says."} Then run this again.`);
  }
}
