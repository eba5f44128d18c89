/** What a mail server's reply is about, whatever its first digit says. */
export type ReplyKind =
  | "encryption"
  | "login"
  | "size"
  | "limit"
  | "mailbox full"
  | "forged"
  | "machine"
  | "sender"
  | "recipient"
  | "system"
  | "mail";

/** A reply, and the step at which it came. */
export type Reply = { command: string; responseCode: number; response: string };

/** The enhanced status code (RFC 3463) after the reply's own: its class, and subject and detail. */
const enhanced = /^\d{3}[ -](?:\S+: )?#?([245])\.(\d{1,3}\.\d{1,3})\b/;

type Rule = {
  kind: ReplyKind;
  /** Subject and detail of the enhanced status code. */
  status?: RegExp;
  /** The server's own words. They decide where the code says nothing, or a provider uses it in its own way. */
  words?: RegExp;
  /** Reply codes that say enough. */
  codes?: readonly number[];
};

/**
 * The first rule that applies decides. Codes: RFC 3463, RFC 7372 (authentication of senders), Gmail
 * (https://support.google.com/a/answer/3726730), Exchange
 * (https://learn.microsoft.com/exchange/mail-flow-best-practices/non-delivery-reports-in-exchange-online).
 */
const rules: readonly Rule[] = [
  {
    kind: "encryption",
    status: /^7\.1[01]$/,
    words: /\b(?:starttls|encryption|tls)\b.{0,30}\b(?:first|required|needed)|must issue a starttls/i,
  },
  { kind: "login", status: /^7\.(?:3|8|9|14|57|64|139)$/, codes: [530, 534, 535, 538] },
  {
    kind: "login",
    words:
      /relay(?:ing)?\b.{0,20}(?:denied|not permitted|prohibited|forbidden)|unable to relay|authenticat\w+ (?:is )?required|not authenticated|your account\b.{0,40}\b(?:suspended|disabled|locked|closed)/i,
  },
  {
    kind: "size",
    status: /^(?:2\.3|3\.4)$/,
    codes: [523],
    words: /too (?:large|big)\b|\bsize\b.{0,30}(?:exceed|limit|max)|exceeds?\b.{0,40}\bsize\b/i,
  },
  {
    kind: "limit",
    status: /^(?:4\.5|2\.12[12]|7\.(?:28|705|708|750))$/,
    words:
      /\b(?:daily|hourly|monthly|sending|submission|sender'?s?|rate|user)\b.{0,40}\b(?:limit|quota|threshold)|(?:limit|quota)\b.{0,30}\b(?:per|a|this) (?:day|hour|minute|month)|too many (?:messages|mails|e-?mails)|throttl|unusual sending|rate.?limit/i,
  },
  {
    kind: "mailbox full",
    status: /^2\.2$/,
    codes: [522],
    words:
      /over ?quota|quota.{0,20}(?:exceeded|full)|exceed\w*.{0,30}(?:quota|storage)|(?:mailbox|inbox|account|user)\b.{0,40}\bfull\b|out of (?:storage|space)/i,
  },
  { kind: "forged", status: /^7\.(?:2[0-4]|2[67]|509|515)$/, words: /\b(?:dmarc|spf|dkim)\b|unauthenticated/i },
  {
    kind: "sender",
    status: /^(?:1\.[78]|2\.252|7\.(?:60|50[0-3]))$/,
    words:
      /sender\b.{0,40}\b(?:rejected|denied|refused|not allowed|not owned|unknown|unauthori[sz]ed|verif)|sender(?:'s)? domain|not owned by|send ?as\b|\bfrom address\b/i,
  },
  {
    kind: "machine",
    status: /^7\.(?:25|40|511|60[6-9]|6[1-4]\d)$/,
    words:
      /client host|spamhaus|barracuda|\b(?:dnsbl|rbl|ptr)\b|block ?list|black ?list|reverse (?:dns|hostname)|\bhelo\b|\bip\b.{0,40}(?:block|banned|listed|reputation|denied|unauthori[sz]ed)|(?:block|banned|listed|reputation|denied|unauthori[sz]ed)\w*\b.{0,40}\bip\b/i,
  },
  {
    kind: "recipient",
    status: /^(?:1\.\d+|2\.1|4\.(?:1|4|310))$/,
    words:
      /(?:no such|unknown|invalid) (?:user|recipient|mailbox|address)|(?:user|mailbox|recipient|account)\b.{0,40}\b(?:unknown|not found|unavailable|does(?:n't| not) (?:exist|have)|disabled|inactive)|recipient address rejected/i,
  },
  { kind: "mailbox full", codes: [552] },
  { kind: "system", status: /^(?:2\.[04]|[345]\.\d+)$/, codes: [500, 502, 503, 504] },
];

const byStep: Readonly<Record<string, ReplyKind>> = { "MAIL FROM": "sender", "RCPT TO": "recipient" };

/** What a reply is about, and whether it asks to be tried later. */
export function readReply({ command, responseCode, response }: Reply): { kind: ReplyKind; isLater: boolean } {
  const [all = "", classOf, status = ""] = enhanced.exec(response) ?? [];
  const words = response.slice(all.length);
  const applies = (rule: Rule) =>
    rule.codes?.includes(responseCode) || rule.status?.test(status) || rule.words?.test(words);
  const kind = rules.find(applies)?.kind ?? byStep[command] ?? "mail";
  return { kind, isLater: responseCode < 500 || classOf === "4" };
}
