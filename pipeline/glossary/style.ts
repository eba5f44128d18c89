import type { Term } from "./term.ts";

/** The tone of the site. */
export const style: Term[] = [
  {
    en: "Register",
    gu: "A Kutchi engineer explains to a shopkeeper: spoken words, short sentences, no Sanskrit where people say the English word.",
    hi: "An engineer from Kutch explains to a shopkeeper: spoken words, short sentences; Urdu-Persian everyday words before Sanskrit ones (कीमत, मुफ़्त, वजह), the English word where people say it (टेस्ट, बिल, अपडेट).",
  },
  {
    en: "The reader",
    gu: "તમે, with the verb in its polite form (લખો, કહો). Never આપ, never તું.",
    hi: "आप, with -इए in prose (बताइए, लिखिए) and -एँ on buttons and links (भेजें, खोलें). Never तुम.",
  },
  {
    en: "We, the firm",
    gu: "અમે. Where the reader takes part, as in a talk: આપણે.",
    hi: "हम. Verbs about people without a name stand in the masculine, as Hindi does by habit.",
  },
  {
    en: "Loan words",
    gu: "Everyday ones in script (વેબસાઇટ, સોફ્ટવેર, સર્વર, ડેટાબેઝ), spelled without ૉ. They take Gujarati endings: સર્વરનું, ટેસ્ટો.",
    hi: "Everyday ones in script (वेबसाइट, सॉफ़्टवेयर, सर्वर, डेटाबेस), with ऑ where it is spoken so. No English plural: two टेस्ट, many ऐप.",
  },
  {
    en: "Names",
    gu: "Products, technologies and standards stay Latin: React, PostgreSQL, UI/UX, WCAG, SEO, API. Endings join them directly: APIનું, Googleની.",
    hi: "Products, technologies and standards stay Latin: React, PostgreSQL, UI/UX, WCAG, SEO, API, DevOps, CI/CD, Agile, Infrastructure as Code. The postposition follows after a space: API में.",
  },
  { en: "Numerals", gu: "Latin digits: 24, 98%, 10:00.", hi: "Latin digits: 24, 98%, 10:00." },
  {
    en: "Punctuation",
    gu: "Full stop, comma, “ ” as in English. No dash as a pause.",
    hi: "। ends a sentence, “ ” for quotations, comma and colon as in English. No dash as a pause.",
  },
  {
    en: "Capitals",
    gu: "None in the script: labels are written plain.",
    hi: "None in the script: labels are written plain.",
  },
  {
    en: "Spelling",
    gu: "Long vowels and anusvara as in the dictionary, neuter plural with anusvara (અઠવાડિયાં, ખાનાં), also before an ending: અઠવાડિયાંમાં. ઇ short in loan words (ઇમેઇલ, ડિઝાઇન), ઈ-કોમર્સ long. Files are in NFC.",
    hi: "Nukta only in ज़ and फ़ (and ड़, ढ़), there always: मुफ़्त, ज़रूरत, सॉफ़्टवेयर, फ़ॉर्म; never under क, ख, ग: कीमत, खर्च, गलत. Chandrabindu wherever it is spoken and has room (जाँच, पाँच, बताएँ, सेवाएँ), anusvara for the consonant (अंत, संपर्क). Files are in NFC.",
  },
];
