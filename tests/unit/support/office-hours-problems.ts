import { interfaceIn, type Language, languages } from "../../../app/content/languages/site-languages.ts";
import { type Problem, problem } from "../../../app/content/problems.ts";
import { type Text, textsIn } from "../../../app/content/texts-in.ts";
import { interpolate } from "../../../enquiry/interpolate.ts";
import { isOfficeDay } from "../../../enquiry/office-hours.ts";
import { dayName } from "../../../enquiry/office-words.ts";

const week = [1, 2, 3, 4, 5, 6, 7];

/** Matches every form in which a language writes a range of days, and times of day. */
function hoursInWords(language: Language): RegExp {
  const { tag, range } = interfaceIn(language).language;
  const rows = week.flatMap((first) =>
    week.map((last) => interpolate(range, { first: dayName(tag, first), last: dayName(tag, last) })),
  );
  return new RegExp(`${rows.join("|")}|(?<![\\d:+])(?:[01]?\\d|2[0-3]):[0-5]\\d(?!\\d)`);
}

/** The diary in the model of a clinic is no one's office. */
const ofModel = /^(?:models\.)?clinic\./;

/**
 * Checks that no page states the office hours itself: only `enquiry/office-hours.ts` may, so that a change is made
 * once.
 * @param files the contents of `content/`, by path, as written
 */
export function officeHoursProblems(files: Readonly<Record<string, unknown>>): Problem[] {
  return languages.flatMap((language) => {
    const { tag } = interfaceIn(language).language;
    const hours = hoursInWords(language);
    const open = week.filter((day) => day > 5 && isOfficeDay(day % 7)).map((day) => dayName(tag, day));
    const problemOf = ({ text }: Text) => {
      const found = hours.exec(text)?.[0];
      if (found)
        return `says "${found}" in words of its own: write {officeDays}, {opens} or {closes}, which follow enquiry/office-hours.ts`;
      const day = open.find((name) => text.includes(name));
      return (
        day &&
        `speaks of ${day} as a day off, on which enquiry/office-hours.ts has the office open: write the sentence anew`
      );
    };
    return Object.entries(files)
      .filter(([file]) => file.startsWith(`content/${language}/`))
      .flatMap(([file, data]) =>
        textsIn(data).flatMap((text) => {
          const said = ofModel.test(text.field) ? undefined : problemOf(text);
          return said ? [problem(file, text.field, said)] : [];
        }),
      );
  });
}
