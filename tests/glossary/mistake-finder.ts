import { ambiguousPhrases } from "./ambiguous-phrases.ts";
import { businessTerms } from "./business-terms.ts";
import { properNames } from "./kept-in-english.ts";
import { softwareTerms } from "./software-terms.ts";
import type { Mistake, OtherLanguage } from "./term.ts";

/** For every language with a script of its own. */
const ofEvery = (zeroToNine: string): Mistake[] => [
  {
    what: "a hyphen between numbers or hours",
    why: "it is read as minus, or aloud as nothing; the language has a word for it",
    pattern: /\d ?- ?[\d\u0900-\u0aff]/,
  },
  {
    what: "digits of the script",
    why: "figures stand in Latin digits, as on bills and telephones",
    pattern: new RegExp(`[${zeroToNine}]`),
  },
  {
    what: "a dash as a pause",
    why: "neither language has it; a comma, a colon or a second sentence says the same",
    pattern: /[–—]/,
  },
];

/** How each language is written, and how its reader is addressed. */
const writing: Readonly<Record<OtherLanguage, readonly Mistake[]>> = {
  gu: [
    ...ofEvery("૦-૯"),
    {
      what: "ના as a noun without quotation marks",
      why: "bare, before ગણાય or હોય, it is the everyday “not”: a refusal that counts reads as one that does not. ના પાડવી, and ના at the head of an answer, are clear",
      pattern: /(?<![“\p{L}\p{M}\p{N}])ના(?![”\p{L}\p{M}.,]| પાડ)/u,
    },
    {
      what: "બીજા alone for the other engineer",
      why: "before a noun or a verb it is “other”: “other mobile apps”, “keeps the other jobs going”",
      pattern: /(?:^|[.,:;] )બીજા (?!કોઈ|કશા|\S+(?:ની|નો|નું|ના) )|બીજા એ વાંચ/u,
    },
    {
      what: "તું, તુમ and આપ",
      why: "the reader is તમે, as between a shopkeeper and an engineer whom he knows",
      pattern:
        /(?<![\p{L}\p{M}])(?:તું|તને|તાર[ાીુો]ં?|તુમ\p{M}*|આપ(?!-)|આપ(?:ને|નો|ની|નું|ના)|લખ|મોકલ|ખોલ|વાંચ|જણાવ|પૂછ)(?![\p{L}\p{M}-])/u,
    },
    {
      what: "ૉ, ઑ and ઍ",
      why: "loan words are spelled without them",
      pattern: /[\u0ac9\u0a91\u0a8d\u0ac5]/,
    },
    {
      what: "a word that agrees with what is filled in",
      why: "the gender of {field} changes: ટૂંકું is right of નામ and wrong of મેસેજ",
      pattern: /\{field\} [\p{L}\p{M}]+(?:ું|ો|ી)(?![\p{L}\p{M}])/u,
    },
    {
      what: "a space before an ending",
      why: "endings join numbers and Latin names: APIનું, 10:00થી",
      pattern: /[\dA-Za-z] (?:થી|નું|ની|નો|ના|નાં|માં|માંથી)(?![\p{L}\p{M}])/u,
    },
  ],
  hi: [
    ...ofEvery("०-९"),
    {
      what: "a verb that is done to what is filled in",
      why: "the label of a field is a thing: फ़ोन को छोटा कीजिए asks for a smaller telephone",
      pattern: /\{field\} को/u,
    },
    {
      what: "ना",
      why: "with मानना it says “to disregard”; the answer is “नहीं”, in quotation marks",
      pattern: /(?<![\p{L}\p{M}])ना(?![\p{L}\p{M}])/u,
    },
    {
      what: "दूसरे alone for the other engineer",
      why: "before a noun it is “other”: “other mobile apps”",
      pattern: /(?:^|[।,:;] )दूसरे (?!कोई|इंजीनियर|लोग|\S+ों )/u,
    },
    {
      what: "one of the two engineers in the plain singular",
      why: "the pages say of one of them सँभालते हैं, as one speaks of a person to a stranger; करता है beside it belittles him",
      pattern:
        /(?:हममें से एक|इंजीनियरों में से एक|(?:एक|दूसरे|दूसरा|वही) इंजीनियर)[^।:,]*(?:[\p{L}\p{M}]ता है|[\p{L}\p{M}]ेगा)(?![\p{L}\p{M}])/u,
    },
    {
      what: "तुम, तू and their imperatives",
      why: "the reader is आप; a step named by an imperative in -ओ orders him about",
      pattern:
        /(?<![\p{L}\p{M}])(?:तुम(?:्हें|्हार[ाीे])?|तू|तेर[ाीे]|तुझ(?:े|को)|(?:कर|जोड़|भर|बदल|देख|लिख|भेज|चुन|खोल|पढ़|कह|पूछ|रख|सुन)ो|(?:ला|जा|बता|हटा|बना)ओ)(?![\p{L}\p{M}])/u,
    },
    {
      what: "a danda after a digit",
      why: "it is read as one digit more: 12। looks like 121",
      pattern: /[\dA-Za-z]*\d[\dA-Za-z]*।/,
    },
    {
      what: "a nukta under क, ख or ग",
      why: "it stands in ज़ and फ़ alone, as most papers print it",
      pattern: /[कखग]\u093c/,
    },
    {
      what: "बुलाना for a call of an API",
      why: "people are called so; of a program it is कॉल करना",
      pattern: /(?<!किसे |लोगों को |[\p{L}\p{M}])बुला/u,
    },
    {
      what: "बही alone",
      why: "the ledger is बही-खाता on every page",
      pattern: /(?<![\p{L}\p{M}])बही(?!-खात)/u,
    },
  ],
};

/** Every mistake that a text of a language can have. */
const mistakesOf = (language: OtherLanguage): Mistake[] => [
  ...writing[language],
  ...ambiguousPhrases.flatMap(({ what, why, [language]: pattern }) => (pattern ? [{ what, why, pattern }] : [])),
];

const terms = [...businessTerms, ...softwareTerms];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** The spellings that the terms of a language reject. */
const spellings = (language: OtherLanguage) =>
  terms.flatMap(({ en, never, ...words }) =>
    (never[language] ?? []).map((spelling) => ({
      pattern: new RegExp(`(?<![\\p{L}\\p{M}])${escaped(spelling)}`, "u"),
      why: `${en}: ${words[language]}`,
    })),
  );

/**
 * Latin text that is allowed: names, addresses, and placeholders such as `{name}`. Longer names come first, so that a
 * shorter one does not match a part of them.
 */
const latin = (technologies: readonly string[]) => {
  const all = [...Object.values(properNames).flat(), ...technologies].sort((one, other) => other.length - one.length);
  return new RegExp(
    `\\{\\w+\\}|\\S+@\\S+\\w|(?:www\\.|https?:)\\S*\\w|(?<![A-Za-z0-9])(?:${all.map(escaped).join("|")})(?![A-Za-z0-9])`,
    "g",
  );
};

/**
 * Finds mistakes in texts of a language.
 * @param technologies the names of `content/technologies/`
 * @returns a function from a text to its mistakes with their reasons
 */
export function mistakeFinder(language: OtherLanguage, technologies: readonly string[]): (text: string) => string[] {
  const known = latin(technologies);
  const patterns = [
    ...mistakesOf(language).map(({ pattern, what, why }) => ({ pattern, why: `${what}: ${why}` })),
    ...spellings(language),
  ];
  return (text) => {
    const word = /[A-Za-z]{2,}/.exec(text.replaceAll(known, " "))?.[0];
    return [
      ...patterns.flatMap(({ pattern, why }) => {
        const found = pattern.exec(text)?.[0];
        return found ? [`"${found}": ${why}`] : [];
      }),
      ...(word ? [`"${word}": in Latin letters, and no name of tests/glossary/kept-in-english.ts`] : []),
      ...(text === text.normalize("NFC") ? [] : ["is not in NFC"]),
    ];
  };
}
