/**
 * Mailboxes of a function and not of a person: RFC 2142, and what programs and administrators use. They are read by several
 * people or by a ticket system that answers by itself, so an acknowledgement helps nobody there and may go in circles.
 * `info` and `sales` are among them because the RFC has them so: their writers were told on the page that it arrived.
 */
const roles = new Set(
  `info marketing sales support abuse noc security postmaster hostmaster usenet news webmaster www uucp ftp
  admin administrator root sysadmin system daemon mailer-daemon mailerdaemon nobody noreply no-reply no.reply no_reply
  donotreply do-not-reply do.not.reply do_not_reply bounce bounces autoresponder auto-reply autoreply
  help helpdesk service customerservice office contact hello team staff all everyone everybody users members company
  billing accounts accounting invoice invoices jobs careers hr press media privacy dpo legal compliance
  newsletter subscribe unsubscribe list lists listserv listmaster majordomo mailman sympa ezmlm announce announcements
  undisclosed-recipients spam spamtrap honeypot test`.split(/\s+/),
);

/** How mailing lists name themselves and what they answer by: `owner-talk`, `talk-request`, `talk-bounces`. */
const listParts =
  /^(?:owner|request|bounces?|list)-|-(?:owner|request|bounces?|errors|admin|list|lists|join|leave|subscribe|unsubscribe|confirm|announce|users|devel)$/;

/** Domains that are one: https://support.google.com/mail/answer/10313 (old and new name; dots do not count). */
const googleDomains = new Set(["gmail.com", "googlemail.com"]);

/** Domains of nothing but mailing lists, or of senders that take no mail. */
const listHosts =
  /^(?:lists?|groups?|bounces?|noreply|no-reply)\.|^(?:googlegroups\.com|groups\.io|users\.noreply\.github\.com)$/;

/**
 * The one spelling of an address by which its acknowledgements are counted: letter case and what stands behind a plus make
 * no other mailbox, at Google's neither do dots.
 * @returns `null` where nobody is acknowledged: a role's address or a list's.
 */
export function acknowledgedAs(address: string): string | null {
  const at = address.lastIndexOf("@");
  const [name = ""] = address.slice(0, at).toLowerCase().split("+");
  const domain = address.slice(at + 1).toLowerCase();
  if (name === "" || domain === "" || roles.has(name) || listParts.test(name) || listHosts.test(domain)) return null;
  return googleDomains.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
