/**
 * Mailboxes of a function: RFC 2142, and names that programs and administrators use. Several people read them, or a
 * ticket system that answers by itself, so an acknowledgement does not help and may start a loop of answers. `info` and
 * `sales` are among them because the RFC lists them: the page has told their writers that the enquiry arrived.
 */
const roles = new Set(
  `info marketing sales support abuse noc security postmaster hostmaster usenet news webmaster www uucp ftp
  admin administrator root sysadmin system daemon mailer-daemon mailerdaemon nobody noreply no-reply no.reply no_reply
  donotreply do-not-reply do.not.reply do_not_reply bounce bounces autoresponder auto-reply autoreply
  help helpdesk service customerservice office contact hello team staff all everyone everybody users members company
  billing accounts accounting invoice invoices jobs careers hr press media privacy dpo legal compliance
  newsletter subscribe unsubscribe list lists listserv listmaster majordomo mailman sympa ezmlm announce announcements
  reply replies notify notification notifications alert alerts ticket tickets case robot bot join leave confirm
  undisclosed-recipients spam spamtrap honeypot test`.split(/\s+/),
);

/** Commands of mailing lists and programs, anywhere in the name: `unsubscribe-abc`, `news-subscribe-asha=b.example`. */
const commands =
  /(?:^|[-+_.=])(?:un)?subscribe(?:[-+_.=]|$)|(?:^|[-+_.=])(?:signoff|bounces?|verp|prvs|srs[01]|noreply|no-reply)(?:[-+_.=]|$)/;

/** Names of mailing lists and of their commands: `owner-talk`, `leave-123`, `talk-request`, `talk-bounces`. */
const listParts =
  /^(?:owner|request|bounces?|list|leave|join|confirm|reply|replies|notify|notifications?|return|ticket|case)[-_=]|[-_](?:owner|request|bounces?|errors|admin|list|lists|join|leave|confirm|announce|users|devel|help|digest)$/;

/**
 * An address that contains another, or a program's mark, and so is no person's (`asha=b.example`, 20 hexadecimal
 * digits).
 */
const machineMade = /=|[0-9a-f]{20}/;

/** Domains that have only mailing lists, or senders that take no mail. */
const listHosts =
  /^(?:lists?|groups?|bounces?|noreply|no-reply)\.|^(?:googlegroups\.com|groups\.io|users\.noreply\.github\.com)$/;

/** A provider where strangers have mailboxes, and how the name of one may be written. */
type Provider = {
  /** The main domain, of which this one is another name. */
  as?: string;
  /** Parts of the name that are ignored, besides what follows a plus. */
  ignored?: RegExp;
};

const gmail = { as: "gmail.com", ignored: /\./g };
const proton = { as: "proton.me", ignored: /[._-]/g };
const apple = { as: "icloud.com" };
const yandex = { as: "yandex.com", ignored: /[.-]/g };

/**
 * Gmail: https://support.google.com/mail/answer/10313; Proton: https://proton.me/support/addresses-and-aliases; Yahoo's
 * disposable addresses: https://help.yahoo.com/kb/SLN28815.html; Fastmail:
 * https://www.fastmail.help/hc/articles/360060591053.
 */
const providers: Readonly<Record<string, Provider>> = {
  ...{ "gmail.com": gmail, "googlemail.com": gmail },
  ...{ "proton.me": proton, "protonmail.com": proton, "protonmail.ch": proton, "pm.me": proton },
  ...{ "icloud.com": apple, "me.com": apple, "mac.com": apple },
  ...{ "yandex.com": yandex, "yandex.ru": yandex, "ya.ru": yandex },
  ...Object.fromEntries(
    `outlook.com hotmail.com live.com msn.com outlook.in live.in fastmail.com fastmail.fm zoho.com zohomail.com zohomail.in
    rediffmail.com aol.com gmx.com gmx.de gmx.net web.de mail.com mail.ru tutanota.com tuta.com hey.com`
      .split(/\s+/)
      .map((domain) => [domain, {}]),
  ),
};

const yahoo = /^(?:yahoo\.(?:com|[a-z]{2})(?:\.[a-z]{2})?|yahoo\.co\.[a-z]{2}|ymail\.com|rocketmail\.com)$/;

const providerAt = (domain: string): Provider | undefined =>
  Object.hasOwn(providers, domain) ? providers[domain] : yahoo.test(domain) ? { ignored: /-.*/g } : undefined;

/** The part of a domain that somebody registers, as far as the name shows: `buyer.example`, `buyer.co.in`. */
const registered = (domain: string): string =>
  domain
    .split(".")
    .slice(/\.[a-z]{2,3}\.[a-z]{2}$/.test(domain) ? -3 : -2)
    .join(".");

/** What an acknowledgement is counted under. */
export type Acknowledged = {
  /** The mailbox in one spelling. */
  mailbox: string;
  /** A domain whose names may all belong to one person; `null` at a provider of mailboxes for everybody. */
  domain: string | null;
};

/**
 * What the acknowledgements of an address are counted under. As far as it can be known, a mailbox has one spelling, and
 * all names of a private domain belong to one person.
 * @returns `null` for an address of a function, a mailing list or a program: it is not acknowledged.
 */
export function acknowledgedAs(address: string): Acknowledged | null {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at).toLowerCase();
  const domain = address.slice(at + 1).toLowerCase();
  const name = local.replace(/\+.*/, "");
  if (name === "" || domain === "" || roles.has(name) || listParts.test(name)) return null;
  if (commands.test(local) || machineMade.test(local) || listHosts.test(domain)) return null;
  // Fastmail: any@asha.fastmail.com is asha@fastmail.com.
  const ownerOfDomain = domain.replace(/^([^.]+)\.(fastmail\.(?:com|fm))$/, "$1@$2");
  if (ownerOfDomain !== domain) return { mailbox: ownerOfDomain, domain: null };
  const provider = providerAt(domain);
  if (!provider) return { mailbox: `${name}@${registered(domain)}`, domain: registered(domain) };
  const { as = domain, ignored } = provider;
  return { mailbox: `${ignored ? name.replaceAll(ignored, "") : name}@${as}`, domain: null };
}
