import { EmailMessage } from "cloudflare:email";
import MailComposer from "nodemailer/lib/mail-composer";
import type { Mail } from "../relay/deliver/mail.ts";
import { DeliveryError, type Transport } from "../relay/deliver/transport.ts";
import type { SendEmail } from "./bindings.ts";

/** Sends through Cloudflare's own binding, to an address verified there. It tells no codes, so every failure is retried. */
export function bindingTransport(binding: SendEmail): Transport {
  return async (mail: Mail) => {
    const raw = await new MailComposer({ ...mail, headers: { "Auto-Submitted": "auto-generated" } }).compile().build();
    try {
      await binding.send(new EmailMessage(mail.from, mail.to, raw.toString("utf8")));
    } catch (error) {
      throw new DeliveryError("delayed", "binding", error instanceof Error ? error.message : "unknown");
    }
  };
}
