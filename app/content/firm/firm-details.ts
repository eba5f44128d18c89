import type { FormDelivery } from "~/contact/contact-form.tsx";
import { interpolate } from "../../../enquiry/interpolate.ts";
import { joinNames } from "../../../enquiry/join-with-and.ts";
import { settings } from "../../../settings/index.ts";
import { interfaceWordsIn, type Language } from "../languages/site-languages.ts";

/** A setting in a language, or in English if the owner set it in English alone. */
const translationOrEnglish = (text: Readonly<Record<string, string>>, language: Language) => text[language] ?? text.en;

/** “Bhuj, Gujarat, India”; empty if the owner has not set the place. */
function placeIn(language: Language, tag: string): string {
  const { locality, state } = settings;
  if (!locality || !state) return "";
  const country = new Intl.DisplayNames(tag, { type: "region" }).of("IN");
  return [translationOrEnglish(locality, language), translationOrEnglish(state, language), country].join(", ");
}

/** “English, Gujarati and Hindi”: the languages in which the firm answers. */
function languagesIn(tag: string): string {
  const names = new Intl.DisplayNames(tag, { type: "language" });
  const called = settings.languages.map((code) => names.of(code) ?? code);
  return joinNames(tag, called);
}

/** The note at the form: who answers, and in which languages to write, as far as the owner has set both. */
export function formNote(language: Language): string {
  const { contact, language: own } = interfaceWordsIn(language);
  const { team, languages } = settings;
  const names = team.map(({ name }) => name);
  const who =
    team.length > 0 ? interpolate(contact.theyAnswer, { names: joinNames(own.tag, names) }) : contact.oneAnswers;
  if (languages.length === 0) return who;
  const said = interpolate(contact.writeIn, { languages: languagesIn(own.tag) });
  return [who, said, ...(languages.includes("gu") ? [contact.writeInLatin] : [])].join(" ");
}

/** Facts of the firm that only the owner knows, as far as they are set (`settings/firm.ts`). */
export function optionalFirmDetails(language: Language) {
  const { contact: words, language: own } = interfaceWordsIn(language);
  const { whatsapp, legalName, saturday, languages } = settings;
  const gstin = settings.gstin ?? "";
  const place = placeIn(language, own.tag);
  const rows = [
    { label: words.place, value: place },
    { label: words.legalName, value: legalName },
    { label: words.gstin, value: gstin },
  ];
  return {
    whatsapp,
    saturday,
    /** “We answer in English, Gujarati and Hindi.” */
    answersIn: languages.length > 0 ? interpolate(words.answersIn, { languages: languagesIn(own.tag) }) : "",
    rows: rows.filter(({ value }) => value !== ""),
    lines: [legalName, place, gstin && `${words.gstin} ${gstin}`].filter((line) => line !== ""),
  };
}

/** How each of the two forms delivers, by the settings (`docs/brief/decisions.md`, "The two forms"). */
export const homeFormDelivery: FormDelivery = { kind: "email", mail: settings.mail };
export const contactFormDelivery: FormDelivery =
  settings.contactPageDelivery === "email" ? homeFormDelivery : { kind: "simulated" };

/** "Asha Mehta" → "AM": the first letters of the first and the last name. Vowel signs stay with their letter. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((_, i, { length }) => i === 0 || i === length - 1)
    .map((part) => [...new Intl.Segmenter().segment(part)][0]?.segment)
    .join("");
