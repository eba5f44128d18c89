import { parseArgs } from "node:util";
import { ownerCommand } from "../owner-command-text.ts";
import { removeOldStoreCopies } from "../relay/store/migrate.ts";
import { channels } from "../relay/stored-enquiry.ts";
import { type Command, CommandError, findEnquiry, parseChoice, singleArgument, UsageError } from "./command-support.ts";
import { enquiryCountText, oneLine } from "./terminal-text.ts";

/** `release ID`: hands a held enquiry to delivery after a person has read it. */
export const releaseEnquiry: Command = async (args, context) => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const enquiry = await findEnquiry(singleArgument(positionals), context);
  if ((await context.records.release(enquiry.id, Date.now())) === 0)
    throw new CommandError(`${enquiry.id} is not held but ${enquiry.status}.`);
  await context.print(
    `${enquiry.id} will be delivered. What ${enquiry.email} writes passes from now on, within the day's limits; distrust undoes that.\n`,
  );
};

/** `trusted`: lists the addresses that pass the spam check because an enquiry of theirs was released. */
export const listTrustedSenders: Command = async (args, { records, print }) => {
  parseArgs({ args, options: {} });
  const addresses = await records.trusted();
  await print(
    addresses.map((address) => `${oneLine(address)}\n`).join("") ||
      "No address is trusted yet. release makes one so.\n",
  );
};

/** `distrust EMAIL`: checks enquiries from this address for spam again. */
export const distrustSender: Command = async (args, { records, print }) => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const whose = "Whose? Give the e-mail address.";
  const email = singleArgument(positionals, whose);
  if (!email.includes("@")) throw new UsageError(whose);
  if ((await records.distrust(email)) === 0)
    throw new CommandError(`Nothing of ${email} was released, so it is checked like anybody's already.`);
  await print(`What ${email} writes is checked like anybody's.\n`);
};

/** `answered ID`, with `--undo`: a mark for the owner. It changes nothing else. */
export const markAnswered: Command = async (args, context) => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { undo: { type: "boolean" } } });
  const enquiry = await findEnquiry(singleArgument(positionals), context);
  await context.records.markAnswered(enquiry.id, values.undo ? null : Date.now());
  await context.print(`${enquiry.id} is ${values.undo ? "no longer " : ""}marked as answered.\n`);
};

/** `resend ID` or `resend --dead`: starts delivery again, by mail or by another channel. */
export const resend: Command = async (args, context) => {
  const options = { dead: { type: "boolean" }, channel: { type: "string", default: "mail" } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const { records, print } = context;
  const channel = parseChoice("--channel", values.channel, channels);
  const now = Date.now();
  if (values.dead && positionals.length > 0) throw new UsageError("resend takes an ID or --dead, not both.");
  if (values.dead)
    return void (await print(
      `${enquiryCountText(await records.resend(channel, "dead", now))} will be delivered again.\n`,
    ));
  const { id } = await findEnquiry(singleArgument(positionals), context);
  if ((await records.resend(channel, { id }, now)) === 0)
    throw new CommandError(
      channel === "mail"
        ? `${id} is held. See it first, then: ${ownerCommand(`release ${id}`)}`
        : `${id} was given to no ${channel}, so there is nothing to send again. To see what became of it: ${ownerCommand(`show ${id}`)}`,
    );
  await print(`${id} will be delivered again.\n`);
};

/** `purge`: deletes enquiries that were sent or answered and are past their time. */
export const purge: Command = async (args, { records, folder, retentionDays, print, removeTraces }) => {
  parseArgs({ args, options: {} });
  const now = Date.now();
  const deleted = await records.purge(retentionDays, now);
  if (folder !== null) removeOldStoreCopies(folder, now);
  await print(
    `Deleted ${enquiryCountText(deleted)}: sent or answered, and received more than ${retentionDays} days ago.\n`,
  );
  await print(removeTraces());
};
