import type { Trap } from "./term.ts";

/**
 * Phrases that readers of Gujarati understand differently. Each was found by a translation back into English by
 * somebody who had not seen the English text.
 */
export const readAnotherWay: readonly Trap[] = [
  {
    what: "ફક્ત … લીધે જ with what is done to somebody’s words",
    why: "“only because of” promises that it is done, for so little; say that it is not done, and then the exception",
    pattern: /ફક્ત [^.]*લીધે જ [^.]*ાય છે/u,
    wrong: "પછીના મેસેજ ફક્ત મર્યાદાને લીધે જ અલગ મુકાય છે.",
    right: "પછીના મેસેજ અલગ મુકાતા નથી, સિવાય કે મર્યાદા આવી ગઈ હોય.",
  },
  {
    what: "પહોંચ alone before a verb of going",
    why: "the noun for a receipt is read as the verb “has arrived”; it is an ઇમેઇલ that goes",
    pattern: /(?<![\p{L}\p{M}])પહોંચ (?:ગઈ|ન ગઈ|જતી|જાય|આવી|આવે)(?![\p{L}\p{M}])/u,
    wrong: "એ એડ્રેસ પર પહોંચ ગઈ.",
    right: "એ એડ્રેસ પર પહોંચનો ઇમેઇલ ગયો.",
  },
  {
    what: "બનાવનાર કોઈ પણ માટે",
    why: "a list to ask makers with becomes a list for makers to read",
    pattern: /બનાવનાર કોઈ પણ માટે/u,
    wrong: "વેબસાઇટ બનાવનાર કોઈ પણ માટે.",
    right: "વેબસાઇટ બનાવનાર કોઈને પણ પૂછવા માટે.",
  },
  {
    what: "the subject before the person who is asked",
    why: "“who makes about AI” is read first; the person comes before what the question is about",
    pattern: /વિશે (?:સોફ્ટવેર )?બનાવનારને/u,
    wrong: "AI વિશે બનાવનારને સાત સવાલ",
    right: "બનાવનારને AI વિશે સાત સવાલ",
  },
  {
    what: "એક વખતે એક",
    why: "it is English “one at a time” word by word; people say એક પછી એક",
    pattern: /એક વખતે એક/u,
    wrong: "એક વખતે એક ભાગ.",
    right: "એક પછી એક ભાગમાં.",
  },
  {
    what: "મળતા રહે of books",
    why: "it says that they keep being found; books of which the sums agree are ચોપડા, જેનો મેળ બેસે",
    pattern: /મળત\p{M}* રહે[\p{L}\p{M}]*(?: [\p{L}\p{M}]+){0,3} ચોપડ/u,
    wrong: "મળતા રહેતા ચોપડા",
    right: "ચોપડા, જેનો મેળ બેસે",
  },
  {
    what: "પ્રદેશ of a cloud",
    why: "it is a state, as in મધ્ય પ્રદેશ; where a cloud has its data centres is a રીજન",
    pattern: /(?<!(?:મધ્ય|ઉત્તર|આંધ્ર|હિમાચલ|અરુણાચલ|કચ્છ) |[\p{L}\p{M}])પ્રદેશ/u,
    wrong: "ભારતમાં પ્રદેશ: મુંબઈ અને મધ્ય પ્રદેશ.",
    right: "ભારતમાં રીજન: મુંબઈ અને મધ્ય પ્રદેશ.",
  },
  {
    what: "x for times",
    why: "it is read aloud as a letter; the language has ગણું",
    pattern: /\d ?[x×](?![A-Za-z])/u,
    wrong: "4x ઝડપ",
    right: "4 ગણી ઝડપ",
  },
];
