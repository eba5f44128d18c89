import MiniSearch from "minisearch";
import { describe, expect, it } from "vitest";
import { indexOptions, queryOptions } from "~/search/index-format.ts";
import { markWords } from "~/search/mark-words.ts";
import { foldSpelling } from "../../enquiry/fold-indic-spelling.ts";

describe("spellings of one word match:", () => {
  it.each([
    ["nukta", "साफ़्टवेयर", "साफ्टवेयर"],
    ["nukta in a letter of its own", "\u095b", "\u091c\u093c"],
    ["chandrabindu", "गाँव", "गांव"],
    ["a nasal before a consonant, in Hindi", "हिन्दी", "हिंदी"],
    ["a nasal before a consonant, in Gujarati", "ડેવલપમેન્ટ", "ડેવલપમેંટ"],
    ["the vowel of office", "ઑફિસ", "ઓફિસ"],
    ["long and short vowels", "કચ્છી", "કચ્છિ"],
    ["joiners", "ક્\u200dષ", "ક્ષ"],
    ["digits", "૨૪", "24"],
    ["digits of Hindi", "१०", "10"],
  ])("%s", (_, one, other) => expect(foldSpelling(one)).toBe(foldSpelling(other)));

  it("other scripts are unchanged", () => {
    for (const word of ["café", "Zoë", "react", "24"]) expect(foldSpelling(word)).toBe(word);
  });

  it("different words stay different", () => {
    const words = ["વેબ", "એપ", "સર્વર", "સેવા", "वेब", "ऐप", "सर्वर", "सेवा"];
    expect(new Set(words.map(foldSpelling)).size).toBe(words.length);
  });
});

it("another spelling finds the page and marks its word", () => {
  const text = "અમે સોફ્ટવેર ડેવલપમેન્ટ કરીએ છીએ.";
  const index = new MiniSearch(indexOptions);
  index.addAll([{ id: 0, names: "સેવા", headings: "", text }]);
  const [hit] = index.search("ડેવલપમેંટ", queryOptions);
  expect(hit?.id).toBe(0);
  const marked = markWords(text, hit?.terms ?? []).filter(({ marked: is }) => is);
  expect(marked.map(({ text: word }) => word)).toEqual(["ડેવલપમેન્ટ"]);
});

it("in a text of two scripts, words that begin with a search term are marked", () => {
  const pieces = markWords("React અને વેબસાઇટ, પ્રવેશ", [foldSpelling("વેબ"), "react"]);
  expect(pieces.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(["React", "વેબસાઇટ"]);
});
