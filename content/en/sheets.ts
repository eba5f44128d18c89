import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Sheets to print and tables to reuse",
    description:
      "Free sheets to print: an example estimate with weeks and GST, questions for a software supplier, tests for a design, a score sheet. And every table as CSV.",
  },
  title: "Sheets to print, and tables to reuse",
  label: "Sheets to print, tables to reuse",
  tagline:
    "One page each: print it, fill it in, take it to the meeting. The tables open in any spreadsheet, and you may pass them on.",
  closing: {
    title: "Is the sheet that you need missing?",
    text: "Say which decision you have to take. The first consultation is free, and we bring the questions that belong to it.",
  },
} as const satisfies PageText<"/sheets">;
