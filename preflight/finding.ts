/** The subjects of the list, in the order of printing. */
const subjects = [
  "Placeholders",
  "What only you can give",
  "Claims to confirm",
  "Facts that are due",
  "The form on /contact",
  "Mail",
  "Webhook",
  "DNS records for mail",
  "Backup",
] as const;

type Subject = (typeof subjects)[number];

/** Something to settle before the launch. */
export type OpenFinding = {
  subject: Subject;
  open: true;
  due?: never;
  what: string;
  where: string;
  remedy: string;
  /** The id for a confirmation, when the owner's word settles it. */
  id?: string;
};

/** Something to read again. It does not hold up a launch. */
type DueFinding = { subject: Subject; open: false; due: true; what: string; where: string; remedy: string };

/** The result of one check. */
export type Finding = OpenFinding | DueFinding | { subject: Subject; open: false; due?: never; what: string };

export const isOpen = (finding: Finding): finding is OpenFinding => finding.open;

/** Further lines of a text are indented below its first. */
const indented = (label: string, text: string) => `    ${label} ${text.replaceAll("\n", "\n           ")}`;

function entry(finding: Finding): string {
  if (!finding.open && !finding.due) return `  ok    ${finding.what}`;
  const { what, where, remedy } = finding;
  const head = finding.open ? `OPEN  ${finding.id ? `[${finding.id}] ` : ""}` : "due   ";
  return [`  ${head}${what}`, indented("where:", where), indented("fix:  ", remedy)].join("\n");
}

/** The whole list for people, by subject. */
export const list = (findings: readonly Finding[]): string =>
  subjects
    .flatMap((subject) => {
      const own = findings.filter((finding) => finding.subject === subject);
      return own.length > 0 ? [`${subject}\n${own.map(entry).join("\n")}\n`] : [];
    })
    .join("\n");

/** The list, and below it the number of open findings. */
export function report(findings: readonly Finding[]): string {
  const count = findings.filter(isOpen).length;
  const sum = count > 0 ? `${count} open.\n` : "Nothing is open.\n";
  return findings.length > 0 ? `${list(findings)}\n${sum}` : sum;
}
