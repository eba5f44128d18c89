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

/** Addresses that contain another, or a program's mark: no person's (`asha=b.example`, 20 hexadecimal digits). */
const machineMade = /=|[0-9a-f]{20}/;

/** Domains that have only mailing lists, or senders that take no mail. */
const listHosts =
  /^(?:lists?|groups?|bounces?|noreply|no-reply)\.|^(?:googlegroups\.com|groups\.io|users\.noreply\.github\.com)$/;

/**
 * Providers where strangers have mailboxes: the domains of each, the main one first. Gmail:
 * https://support.google.com/mail/answer/10313; Proton: https://proton.me/support/addresses-and-aliases.
 */
const mainDomains = new Map(
  `gmail.com googlemail.com, proton.me protonmail.com protonmail.ch pm.me, icloud.com me.com mac.com,
  yandex.com yandex.ru ya.ru, outlook.com, hotmail.com, live.com, msn.com, outlook.in, live.in, fastmail.com, fastmail.fm,
  zoho.com, zohomail.com, zohomail.in, rediffmail.com, aol.com, gmx.com, gmx.de, gmx.net, web.de, mail.com, mail.ru,
  tutanota.com, tuta.com, hey.com`
    .split(/,\s+/)
    .flatMap((domains) => domains.split(" ").map((domain, _, [main = ""]) => [domain, main])),
);

/** Parts of the name that a provider ignores, besides what follows a plus. */
const ignoredBy: Readonly<Record<string, RegExp>> = {
  "gmail.com": /\./g,
  "proton.me": /[._-]/g,
  "yandex.com": /[.-]/g,
};

/** Yahoo ignores what follows a hyphen: https://help.yahoo.com/kb/SLN28815.html. */
const yahoo = /^(?:yahoo\.(?:com|[a-z]{2})(?:\.[a-z]{2})?|yahoo\.co\.[a-z]{2}|ymail\.com|rocketmail\.com)$/;

/** The part of a domain that somebody registers, as far as the name shows: `buyer.example`, `buyer.co.in`. */
const registered = (domain: string): string =>
  domain
    .split(".")
    .slice(/\.[a-z]{2,3}\.[a-z]{2}$/.test(domain) ? -3 : -2)
    .join(".");

/** What an acknowledgement is counted under. */
type AcknowledgementKey = {
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
export function acknowledgementCountKey(address: string): AcknowledgementKey | null {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at).toLowerCase();
  const domain = address.slice(at + 1).toLowerCase();
  const name = local.replace(/\+.*/, "");
  if (name === "" || domain === "" || roles.has(name) || listParts.test(name)) return null;
  if (commands.test(local) || machineMade.test(local) || listHosts.test(domain)) return null;
  if (yahoo.test(domain)) return { mailbox: `${name.replace(/-.*/, "")}@${domain}`, domain: null };
  const main = mainDomains.get(domain);
  if (!main) return { mailbox: `${name}@${registered(domain)}`, domain: registered(domain) };
  return { mailbox: `${name.replaceAll(ignoredBy[main] ?? "", "")}@${main}`, domain: null };
}
