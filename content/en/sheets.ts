import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Free software sheets and checklists to print",
    description:
      "Free sheets to print: an example estimate with weeks and GST, tests for a design, a sheet to score frameworks. And every table as CSV.",
  },
  title: "Sheets to print, and tables to reuse",
  label: "Printable sheets, reusable tables",
  tagline:
    "One page each: print it, fill it in, take it to the meeting. The tables open in any spreadsheet, and you’re welcome to pass them on.",
  closing: {
    title: "Is the sheet you need missing?",
    text: "Tell us what you have to decide. The first consultation is free, and we’ll bring the questions to ask before you decide.",
  },
} as const satisfies PageText<"/sheets">;
