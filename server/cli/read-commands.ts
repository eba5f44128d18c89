import { parseArgs } from "node:util";
import { type StoredEnquiry, statuses } from "../relay/stored-enquiry.ts";
import { type Command, findEnquiry, parseChoice, singleArgument, UsageError } from "./command-support.ts";
import { csvHeader, csvRow } from "./csv.ts";
import { showPerson } from "./data-subject-commands.ts";
import { joinColumns, jsonOf, summaryLine, wholeEnquiryText } from "./terminal-text.ts";

function readLimit(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new UsageError(`--limit is "${text}". It should be a whole number from 1.`);
  return Number(text);
}

/** `list`: the newest enquiries first, with a count of each status. */
export const listEnquiries: Command = async (args, { records, notes, print, write }) => {
  const { values } = parseArgs({
    args,
    options: { json: { type: "boolean" }, status: { type: "string" }, limit: { type: "string", default: "20" } },
  });
  const status = values.status === undefined ? undefined : parseChoice("--status", values.status, statuses);
  const enquiries = await records.list({ status, limit: readLimit(values.limit) });
  if (values.json) return void (await write(jsonOf(enquiries)));
  const { queued, held, sent, dead } = await records.countByStatus();
  if (queued + held + sent + dead === 0) return void (await print("No enquiries yet.\n"));
  const others = (await notes.countByChannel()).map((count) =>
    joinColumns(`${count.channel}: ${count.queued} queued, ${count.dead} dead`),
  );
  await print(`${[`${queued} queued, ${held} held, ${sent} sent, ${dead} dead`, ...others].join("\n")}\n\n`);
  await print(enquiries.map(summaryLine).join(""));
};

/** `show ID`: everything of one enquiry. `show EMAIL`: everything of one person. */
export const show: Command = async (args, context) => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: "boolean" } } });
  const which = singleArgument(positionals);
  if (which.includes("@")) return showPerson(which, values.json === true, context);
  const enquiry = await findEnquiry(which, context);
  const deliveries = await context.records.deliveriesOf(enquiry.id);
  const whole = deliveries.length > 0 ? { ...enquiry, deliveries } : enquiry;
  if (values.json) await context.write(jsonOf(whole));
  else await context.print(wholeEnquiryText(enquiry, deliveries));
};

/** `search WORDS`: the enquiries that contain all of the words, newest first. */
export const search: Command = async (args, { records, print, write }) => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: "boolean" } } });
  if (positionals.length === 0) throw new UsageError("Which words? Give one or more that the enquiry contains.");
  const found: StoredEnquiry[] = [];
  for await (const enquiry of records.search(positionals.join(" "))) found.push(enquiry);
  if (values.json) await write(jsonOf(found));
  else await print(found.map(summaryLine).join("") || "Nothing has all of these words.\n");
  return found.length === 0 ? 1 : undefined;
};

/** `export`: all enquiries, newest first, written while they are read. */
export const exportEnquiries: Command = async (args, { records, write }) => {
  const { values } = parseArgs({ args, options: { format: { type: "string", default: "csv" } } });
  const csv = values.format === "csv";
  if (!csv && values.format !== "json")
    throw new UsageError(`--format is "${values.format}". It should be csv or json.`);
  await write(csv ? csvHeader() : "[");
  let separator = "\n";
  for await (const enquiry of records.all()) {
    await write(csv ? csvRow(enquiry) : `${separator}${jsonOf(enquiry, 0).trimEnd()}`);
    separator = ",\n";
  }
  if (!csv) await write("\n]\n");
};
