import { EmailMessage } from "cloudflare:email";
import MailComposer from "nodemailer/lib/mail-composer";
import { DeliveryError, type Transport } from "../relay/deliver/delivery-error.ts";
import { type Mail, mailDefaults } from "../relay/deliver/mail.ts";

/**
 * Sends the owner's mails through Cloudflare's binding, signed with Cloudflare's DKIM key. The binding sends only to an
 * address that is verified there, so never to a visitor. It reports no codes, so every failure is retried.
 */
export function bindingTransport(binding: SendEmail): Transport {
  return async (mail: Mail) => {
    const raw = await new MailComposer({ ...mail, ...mailDefaults }).compile().build();
    try {
      await binding.send(new EmailMessage(mail.from.address, mail.to, raw.toString("utf8")));
    } catch (error) {
      throw new DeliveryError("delayed", "binding", error instanceof Error ? error.message : "unknown");
    }
  };
}
