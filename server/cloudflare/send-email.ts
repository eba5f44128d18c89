import { EmailMessage } from "cloudflare:email";
import MailComposer from "nodemailer/lib/mail-composer";
import { type Mail, writing } from "../relay/deliver/mail.ts";
import { DeliveryError, type Transport } from "../relay/deliver/transport.ts";
import type { SendEmail } from "./bindings.ts";

/**
 * Sends the owner's mails through Cloudflare's own binding, to an address verified there, and so to no visitor; signed by
 * Cloudflare (DKIM). It tells no codes, so every failure is retried.
 */
export function bindingTransport(binding: SendEmail): Transport {
  return async (mail: Mail) => {
    const raw = await new MailComposer({ ...mail, ...writing }).compile().build();
    try {
      await binding.send(new EmailMessage(mail.from.address, mail.to, raw.toString("utf8")));
    } catch (error) {
      throw new DeliveryError("delayed", "binding", error instanceof Error ? error.message : "unknown");
    }
  };
}
