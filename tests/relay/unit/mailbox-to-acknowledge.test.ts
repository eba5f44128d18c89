import { expect, it } from "vitest";
import { acknowledgementCountKey } from "../../../server/relay/accept/mailbox-to-acknowledge.ts";

it.each([
  ["Asha@Buyer.example", "asha@buyer.example", "buyer.example"],
  ["asha+kutch@buyer.example", "asha@buyer.example", "buyer.example"],
  ["asha@mail.buyer.example", "asha@buyer.example", "buyer.example"],
  ["asha@mail.buyer.co.in", "asha@buyer.co.in", "buyer.co.in"],
  ["administer@buyer.example", "administer@buyer.example", "buyer.example"],
  ["asha@mail.yahoo.com", "asha@yahoo.com", "yahoo.com"],
  ["asha@myymail.com", "asha@myymail.com", "myymail.com"],
  ["asha@blists.example", "asha@blists.example", "blists.example"],
])("%s counts as the mailbox %s and towards the domain %s", (address, mailbox, domain) =>
  expect(acknowledgementCountKey(address)).toEqual({ mailbox, domain }),
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
  ["asha@outlook.com", "asha+x@outlook.com"],
  ["asha@yahoo.com.au", "asha-shop@yahoo.com.au"],
  ["asha@icloud.com", "asha+x@icloud.com", "asha@me.com"],
])("all spellings of %s are one mailbox", (...spellings) => {
  for (const address of spellings)
    expect(acknowledgementCountKey(address)).toEqual({ mailbox: spellings[0], domain: null });
});

it.each(
  ["asha-patel", "caseyjones", "asha.reply", "asha.verplanck", "x-owner-asha", "asha-listing"].map(
    (name) => `${name}@buyer.example`,
  ),
)("%s is a person's address", (address) => expect(acknowledgementCountKey(address)?.mailbox).toBe(address));

it.each([
  // A role
  ...["postmaster", "No.Reply", "info+x", "+x"].map((name) => `${name}@buyer.example`),
  // A list's command
  ...["unsubscribe-abc", "news-subscribe-victim=person.example", "talk-signoff", "talk-request", "owner-talk"].map(
    (name) => `${name}@buyer.example`,
  ),
  // A program
  ...["news-bounce", "SRS0=abc=xy=b.example=asha", "asha_no-reply", "ticket-123", "0123456789abcdef0123456789"].map(
    (name) => `${name}@buyer.example`,
  ),
  // A domain of lists or of no answers
  ...["a@googlegroups.com", "1+a@users.noreply.github.com", "a@lists.buyer.example", "a@bounce.buyer.example", "asha@"],
])("%s gets no acknowledgement", (address) => expect(acknowledgementCountKey(address)).toBeNull());
