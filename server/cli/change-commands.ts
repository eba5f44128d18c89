import { parseArgs } from "node:util";
import { type Command, UsageError } from "./command.ts";
import { findOne } from "./read-commands.ts";

const enquiries = (count: number) => `${count} ${count === 1 ? "enquiry" : "enquiries"}`;

/** `release ID`: a held enquiry, seen by a person, goes to delivery. */
export const release: Command = async (args, context) => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const enquiry = await findOne(positionals[0], context);
  if (!enquiry) return 1;
  if ((await context.records.release(enquiry.id, Date.now())) === 0) {
    process.stderr.write(`${enquiry.id} is not held but ${enquiry.status}.\n`);
    return 1;
  }
  await context.print(`${enquiry.id} will be delivered.\n`);
  return 0;
};

/** `resend ID` or `resend --dead`: delivery starts over. */
export const resend: Command = async (args, context) => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { dead: { type: "boolean" } } });
  if (values.dead) {
    await context.print(`${enquiries(await context.records.resendDead(Date.now()))} will be delivered again.\n`);
    return 0;
  }
  const enquiry = await findOne(positionals[0], context);
  if (!enquiry) return 1;
  if ((await context.records.resend(enquiry.id, Date.now())) === 0) {
    process.stderr.write(`${enquiry.id} is held. See it first, then: npm run enquiries -- release ${enquiry.id}\n`);
    return 1;
  }
  await context.print(`${enquiry.id} will be delivered again.\n`);
  return 0;
};

/** `delete EMAIL --yes`: one person's data, all of it. */
export const deletePerson: Command = async (args, { records, print, removeTraces }) => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { yes: { type: "boolean" } } });
  const [email] = positionals;
  if (!email?.includes("@")) throw new UsageError("Whose data? Give the e-mail address.");
  if (!values.yes) throw new UsageError("This cannot be undone. Add --yes to delete.");
  const deleted = await records.deletePerson(email);
  await print(`${enquiries(deleted)} deleted.\n${removeTraces()}`);
  return deleted === 0 ? 1 : 0;
};

/** `purge`: sent enquiries past their time. */
export const purge: Command = async (args, { records, retentionDays, print, removeTraces }) => {
  parseArgs({ args, options: {} });
  const deleted = await records.purge(retentionDays, Date.now());
  await print(`Deleted ${enquiries(deleted)}: sent, and received more than ${retentionDays} days ago.\n`);
  await print(removeTraces());
  return 0;
};
