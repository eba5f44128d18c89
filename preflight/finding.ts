/** What the list is divided into, in the order in which it is printed. */
const subjects = [
  "Placeholders",
  "Numbers that contradict each other",
  "Claims to confirm",
  "The form on /contact",
  "Mail",
  "Webhook",
  "DNS records for mail",
  "Backup",
] as const;

type Subject = (typeof subjects)[number];

/** What stands between this repository and an honest launch. */
export type OpenFinding = {
  subject: Subject;
  open: true;
  what: string;
  where: string;
  mend: string;
  /** By which the owner confirms it, where the owner's word is what settles it. */
  id?: string;
};

/** One thing that was looked at. */
export type Finding = OpenFinding | { subject: Subject; open: false; what: string };

export const isOpen = (finding: Finding): finding is OpenFinding => finding.open;

/** Further lines of a text stand under its first. */
const indented = (label: string, text: string) => `    ${label} ${text.replaceAll("\n", "\n           ")}`;

function entry(finding: Finding): string {
  if (!finding.open) return `  ok    ${finding.what}`;
  const { id, what, where, mend } = finding;
  return [`  OPEN  ${id ? `[${id}] ` : ""}${what}`, indented("where:", where), indented("mend: ", mend)].join("\n");
}

/** The whole list, for people: by subject, and last how much of it is open. */
export function report(findings: readonly Finding[]): string {
  const sections = subjects.flatMap((subject) => {
    const own = findings.filter((finding) => finding.subject === subject);
    return own.length > 0 ? [`${subject}\n${own.map(entry).join("\n")}`] : [];
  });
  const count = findings.filter(isOpen).length;
  return `${[...sections, count > 0 ? `${count} open.` : "Nothing is open."].join("\n\n")}\n`;
}
