import type { ServerSettings } from "../server/settings.ts";
import type { Settings } from "../settings/schema.ts";
import type { Finding } from "./finding.ts";
import { type Outcome, sendThroughRelay, sendToProvider } from "./test-enquiry.ts";

const subject = "Mail";

/** @param otherwise the remedy when the outcome has none */
function judge(outcome: Outcome, to: string, where: string, otherwise: string): Finding {
  if (outcome.accepted)
    return {
      subject,
      open: false,
      what: `A test enquiry was taken by ${to}, which answered: ${outcome.answer.trim()}`,
    };
  const what = `A test enquiry was not taken: ${outcome.answer.trim()}`;
  return {
    subject,
    open: true,
    what,
    where,
    remedy: outcome.remedy ? `${outcome.remedy} Then run this again.` : otherwise,
  };
}

/** Sends a test enquiry to find out whether the mail server takes it. */
export async function checkMail(settings: Settings, server: ServerSettings): Promise<Finding> {
  if (settings.mail.provider === "emailjs") {
    const where = "EMAILJS and MAIL_ORIGIN, and the account they belong to";
    const remedy =
      "Compare the ids with those of the account, and send once from the built page: EmailJS may take mail from browsers only (Account, Security: allow API requests for the time of this test).";
    return judge(await sendToProvider(settings), settings.mail.origin, where, remedy);
  }
  const { SMTP_URL, MAIL_TO } = server;
  if (!SMTP_URL || !MAIL_TO) {
    const missing = [SMTP_URL ? "" : "SMTP_URL", MAIL_TO ? "" : "MAIL_TO"].filter(Boolean).join(" and ");
    return {
      ...{
        subject,
        open: true,
        what: `Mail is not set up (${missing} not given): enquiries are kept, and you are told of none.`,
      },
      where: "the environment variables SMTP_URL, MAIL_TO and MAIL_FROM",
      remedy: 'Set them as docs/relay.md says ("Set it up"), for this command as for the server.',
    };
  }
  const outcome = await sendThroughRelay(settings, server, SMTP_URL);
  const where = "the environment variables SMTP_URL, MAIL_TO and MAIL_FROM";
  return judge(outcome, new URL(SMTP_URL).host, where, "Look at what it says, and run this again.");
}
