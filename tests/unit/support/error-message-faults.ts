/** What no message has: its reader knows the manuals and not the code. */
const faults: [what: string, pattern: RegExp][] = [
  ["a line of a stack", /^\s+at .+:\d+/m],
  // The owner changes the office hours in `enquiry/office-hours.ts` (README.md), so messages may name it.
  [
    "the path of a module",
    /(?<![\w/])(?!enquiry\/office-hours\.ts)(?:app|server|pipeline|preflight|enquiry|tests|bench)\/[\w./-]+\.(?:tsx?|mjs)\b/,
  ],
  ["the name of an error's class", /\b[A-Z]\w*Error\b/],
  ["a value that was never filled in", /\bundefined\b|\bNaN\b|\[object /],
];

/** The faults of a message, each with the words that have it. */
export const errorMessageFaults = (message: string): string[] =>
  faults.flatMap(([what, pattern]) => {
    const [found] = pattern.exec(message) ?? [];
    return found ? [`${what}: ${found}`] : [];
  });
