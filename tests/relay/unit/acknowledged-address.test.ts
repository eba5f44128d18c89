import { expect, it } from "vitest";
import { acknowledgedAs } from "../../../server/relay/accept/acknowledged-address.ts";

it.each([
  ["Asha@Buyer.example", "asha@buyer.example"],
  ["asha+kutch@buyer.example", "asha@buyer.example"],
  ["as.ha@buyer.example", "as.ha@buyer.example"],
  ["As.Ha+x@GMail.com", "asha@gmail.com"],
  ["asha@googlemail.com", "asha@gmail.com"],
  ["administer@buyer.example", "administer@buyer.example"],
  ["informatics@buyer.example", "informatics@buyer.example"],
])("%s is counted as %s", (address, key) => expect(acknowledgedAs(address)).toBe(key));

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

it.each(["a@googlegroups.com", "a@groups.io", "a@lists.buyer.example", "1+a@users.noreply.github.com"])(
  "%s is of a domain of lists or of no answers",
  (address) => expect(acknowledgedAs(address)).toBeNull(),
);
