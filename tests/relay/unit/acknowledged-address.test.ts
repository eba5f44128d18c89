import { expect, it } from "vitest";
import { acknowledgedAs } from "../../../server/relay/accept/acknowledged-address.ts";

it.each([
  ["Asha@Buyer.example", "asha@buyer.example", "buyer.example"],
  ["asha+kutch@buyer.example", "asha@buyer.example", "buyer.example"],
  ["as.ha@buyer.example", "as.ha@buyer.example", "buyer.example"],
  ["asha@mail.buyer.example", "asha@buyer.example", "buyer.example"],
  ["asha@mail.buyer.co.in", "asha@buyer.co.in", "buyer.co.in"],
  ["administer@buyer.example", "administer@buyer.example", "buyer.example"],
  ["informatics@buyer.example", "informatics@buyer.example", "buyer.example"],
  ["asha@shop.buyer.co.info", "asha@co.info", "co.info"],
  ["asha@mail.yahoo.com", "asha@yahoo.com", "yahoo.com"],
  ["asha@yahoo.example", "asha@yahoo.example", "yahoo.example"],
  ["asha@myymail.com", "asha@myymail.com", "myymail.com"],
  ["asha@a.b.fastmail.com", "asha@fastmail.com", "fastmail.com"],
  ["asha@fastmail.com.example", "asha@com.example", "com.example"],
  ["shop@asha.fastmail.com.example", "shop@com.example", "com.example"],
  ["asha@blists.example", "asha@blists.example", "blists.example"],
])("%s is counted as %s, and with all of %s", (address, mailbox, domain) =>
  expect(acknowledgedAs(address)).toEqual({ mailbox, domain }),
);

it.each([
  ["asha@gmail.com", "As.Ha+x@GMail.com", "asha@googlemail.com", "a.s.h.a@gmail.com"],
  [
    "ashapatel@proton.me",
    "asha.patel@proton.me",
    "asha-patel@pm.me",
    "asha_patel@protonmail.com",
    "AshaPatel+x@proton.me",
  ],
  ["asha@yahoo.com", "asha-shop@yahoo.com", "asha-work@yahoo.com", "asha+x@yahoo.com"],
  ["asha@yahoo.co.in", "asha-shop@yahoo.co.in"],
  ["asha@outlook.com", "asha+x@outlook.com"],
  ["asha@yahoo.in", "asha-shop@yahoo.in"],
  ["asha@yahoo.com.au", "asha-shop@yahoo.com.au"],
  ["asha@ymail.com", "asha-shop@ymail.com"],
  ["ashapatel@yandex.com", "asha.patel@yandex.ru", "asha-patel@ya.ru"],
  ["asha@hey.com", "asha+x@hey.com"],
  ["asha@icloud.com", "asha+x@icloud.com", "asha@me.com"],
  ["asha@fastmail.com", "asha+x@fastmail.com", "shop@asha.fastmail.com"],
])("%s is one mailbox, however it is written", (...spellings) => {
  for (const address of spellings) expect(acknowledgedAs(address)).toEqual({ mailbox: spellings[0], domain: null });
});

it.each([
  "asha-patel@outlook.com",
  "unsubtle@buyer.example",
  "caseyjones@buyer.example",
  "asha.reply@buyer.example",
  "joint@buyer.example",
  "asha.verplanck@buyer.example",
  "x-owner-asha@buyer.example",
  "asha-listing@buyer.example",
])("%s is a person's", (address) => expect(acknowledgedAs(address)?.mailbox).toBe(address));

it.each(
  [
    ...[
      "unsubscribe-abc",
      "leave-123",
      "news-subscribe-victim=person.example",
      "reply+token",
      "news-unsubscribe",
      "1-subscribe",
      "subscribe.asha",
      "talk-signoff",
      "news-bounce",
      "news-bounces+asha",
      "verp-asha",
      "noreply+asha",
      "asha_no-reply",
      "srs1+asha",
    ],
    ...[
      "bounce+asha=b.example",
      "bounces-55",
      "prvs=12ab=asha",
      "SRS0=abc=xy=b.example=asha",
      "confirm+9f",
      "owner-news",
    ],
    ...[
      "bounce-55",
      "request-asha",
      "reply_to-asha",
      "replies-asha",
      "notification-1",
      "notify-asha",
      "asha-requests-list",
    ],
    ...["notifications+x", "ticket+123", "0123456789abcdef0123456789", "list-help", "x-return-5-asha=b.example"],
  ].map((name) => `${name}@buyer.example`),
)("%s is a list's command or a program's, and nobody is acknowledged", (address) =>
  expect(acknowledgedAs(address)).toBeNull(),
);

it.each(
  [
    ...["postmaster", "abuse", "noreply", "no-reply", "No.Reply", "mailer-daemon", "admin", "info", "sales", "support"],
    ...[
      "hostmaster",
      "webmaster",
      "root",
      "office",
      "talk-request",
      "owner-talk",
      "talk-bounces",
      "info+x",
      "all",
      "+x",
    ],
  ].map((name) => `${name}@buyer.example`),
)("%s is a role's or a list's, and nobody is acknowledged", (address) => expect(acknowledgedAs(address)).toBeNull());

it.each([
  ...["a@googlegroups.com", "a@groups.io", "1+a@users.noreply.github.com", "asha@"],
  ...["lists", "list", "groups", "group", "bounces", "bounce", "noreply", "no-reply"].map(
    (part) => `a@${part}.buyer.example`,
  ),
])("%s is of a domain of lists or of no answers", (address) => expect(acknowledgedAs(address)).toBeNull());
