/** What the owner does, in the order of printing, and how everything of it is settled. */
const groups = {
  "Facts of the firm": "Set it in .env, and build again.",
  "What only you can give":
    "Set it in .env, and build again. Where there is nothing to say: npm run preflight -- --confirm and the name, such as SITE_GSTIN.",
  "Mail and DNS": "",
  Backup: "",
  "What pages say of the firm":
    "Read it: npm run preflight -- --show NAME. If all of it is true: npm run preflight -- --confirm NAME. If not: change the page, and `confirm` in its file. NAME is a page, or a list such as blog.",
  "Facts with a source": "",
} as const;

export type Group = keyof typeof groups;

/** The result of one check: something to settle before the launch where it is open. */
export type Finding = {
  group: Group;
  open: boolean;
  what: string;
  /** Where and how to settle it, beyond what the whole group says. */
  fix?: string;
};

/** Further lines of a text are indented below its first. */
const entry = ({ open, what, fix = "" }: Finding) =>
  [`${open ? "OPEN " : "ok   "} ${what}`, ...fix.split("\n").filter(Boolean)]
    .map((line, i) => `${i ? "        " : "  "}${line}`)
    .join("\n");

/** The whole list by group, below it the number of open findings and the one next step. */
export function reportText(findings: readonly Finding[]): string {
  const lists = (Object.keys(groups) as Group[]).flatMap((group) => {
    const own = findings.filter((finding) => finding.group === group);
    const [all] = own.some(({ open }) => open) ? [groups[group]].filter(Boolean) : [];
    return own.length > 0 ? [[group, ...(all ? [`  ${all}`] : []), ...own.map(entry)].join("\n")] : [];
  });
  const open = findings.filter((finding) => finding.open);
  const [next] = open;
  const end = next ? `${open.length} open. Next: ${next.what}\n${next.fix ?? groups[next.group]}` : "Nothing is open.";
  return `${[...lists, end].join("\n\n")}\n`;
}
