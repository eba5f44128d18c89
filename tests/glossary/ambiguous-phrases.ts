import type { SharedMistake } from "./term.ts";

/**
 * Phrases that readers understand differently. Each was found by a translation back into English by somebody who had not seen
 * the English text. What can go wrong in both languages has a case in both.
 */
export const ambiguousPhrases: readonly SharedMistake[] = [
  {
    what: "the second or third before “largest”",
    why: "it is the set phrase “third-largest”; name the thing that is the largest",
    gu: /(?:બીજ|ત્રીજ|ચોથ)[ાીુો]ં? સૌથી/u,
    hi: /(?:दूसर|तीसर|चौथ)[ाीे] सबसे/u,
  },
  {
    what: "a version from which on something runs",
    why: "“with that version and no other”, not “from it on”; name what it does not run on",
    gu: /એ (?:iOS|Android|વર્ઝન)(?:થી જ|થી) ચાલ/u,
    hi: /उसी (?:iOS|Android|वर्शन) (?:वर्शन )?से चल/u,
  },
  {
    what: "a backup that is started",
    why: "the job that copies is what starts so; what is started from a copy is the site",
    gu: /બેકઅપ (?:બીજા \S+ પર )?ચાલુ થાય ત્યાં/u,
    hi: /बैकअप चलने तक/u,
  },
  {
    what: "what pays before code",
    why: "“pays before code” is heard as “sooner than code pays”; say before what is done to it",
    gu: /(?:કોડ|સોફ્ટવેર) પહેલાં [^.:]*(?:વળતર|વસૂલ|બચ)/u,
    hi: /(?:कोड|सॉफ़्टवेयर) से पहले [^।:]*बचा/u,
  },
  {
    what: "an identity that is made",
    why: "it is an acquaintance, or the proof of who somebody is; name the logo and the colours",
    gu: /ઓળખ (?:બનાવ|ઊભી)/u,
    hi: /बनाई पहचान|पहचान बना/u,
  },
  {
    what: "an alert with a meaning",
    why: "“means something” is English; say that something is really broken",
    gu: /એલર્ટ[^.,]*(?:એનો|એનું)? (?:અર્થ|મતલબ) હો/u,
    hi: /अलर्ट का (?:कोई )?(?:मतलब|अर्थ)/u,
  },
  {
    what: "books that are met",
    why: "they are heard to be found, or got; of sums that agree people say મેળ બેસે, जोड़ बैठे",
    gu: /મળત\p{M}* રહે[\p{L}\p{M}]*(?: [\p{L}\p{M}]+){0,3} ચોપડ/u,
    hi: /(?:बही-खात|हिसाब)[^।:]*(?:जिन्हें मिलना|जो मिले)/u,
  },
  {
    what: "the subject before the person who is asked",
    why: "“who makes about AI” is read first; the person comes before what the question is about",
    gu: /વિશે (?:સોફ્ટવેર )?બનાવનારને/u,
    hi: /के बारे में (?:सॉफ़्टवेयर )?बनाने वाल/u,
  },
  {
    what: "the questions of AI",
    why: "it is AI that asks; the questions are about AI",
    gu: /AIના સવાલ/u,
    hi: /AI के सवाल/u,
  },
  {
    what: "the place of a telephone or a driver",
    why: "it is read as “instead of”; say where they are",
    gu: /(?:ફોન|ગાડી|ટ્રક|ડ્રાઇવર)ની જગ્યા/u,
    hi: /(?:फ़ोन|गाड़ी|ट्रक|ड्राइवर) की जगह/u,
  },
  {
    what: "what is kept about somebody",
    why: "it is the idiom “what is there in it”, nothing; say which information we have",
    gu: /વિશે શું રાખ્યું/u,
    hi: /बारे में क्या रखा/u,
  },
  {
    what: "both of us not being",
    why: "it is said of the dead; they are not at work",
    gu: /બંને ન હોઈ/u,
    hi: /दोनों (?:ही )?न हों/u,
  },
  {
    what: "languages that are decorated",
    why: "“set” of type is said in other words; this one is for a house or a bride",
    gu: /ભાષા[^.]*સજાવ/u,
    hi: /भाषा[^।]*सजा(?:न|ई)/u,
  },
  {
    what: "up to how much, with the word for a time",
    why: "it asks by when; a limit of money is said in rupees",
    gu: /કેટલા સુધીમાં/u,
    hi: /कितने तक में/u,
  },
  {
    what: "the address of a page in the postal word",
    why: "a shop’s address is where it stands; a page has a વેબ એડ્રેસ, a वेब पता",
    gu: /(?:પેજ|સાઇટ|લિંક|API)(?:નું|નાં|ના|ને)? (?:[\p{L}\p{M}]+ )?સરનામ/u,
    hi: /(?:पेज|साइट|API) (?:का|के) (?:(?!वेब|ईमेल)[\p{L}\p{M}]+ )?पत(?:ा|े|ों)(?![\p{L}\p{M}])(?! (?:न |नहीं )?चल)/u,
  },
  {
    what: "a fault that is shut",
    why: "“a hole was closed” is English; the server is heard to be switched off, a fault is put right",
    gu: /ખામી(?:ઓ|ને)? બંધ કર/u,
    hi: /खामी(?:याँ| को)? बंद (?:की|किया) ग|खामी[^।]*। उसे [^।]*बंद किया ग/u,
  },
  {
    what: "a system made like a system",
    why: "it says that it resembles a system and is none; say what the system is made of",
    gu: /સિસ્ટમની જેમ બના/u,
    hi: /सिस्टम की तरह बना/u,
  },
  {
    what: "the state of a country for the region of a cloud",
    why: "it is a state, as Madhya Pradesh; where a cloud has its data centres is a રીજન, a रीजन",
    gu: /(?<!(?:મધ્ય|ઉત્તર|આંધ્ર|હિમાચલ|અરુણાચલ|કચ્છ) |[\p{L}\p{M}])પ્રદેશ/u,
    hi: /(?<!(?:मध्य|उत्तर|आंध्र|हिमाचल|अरुणाचल) |[\p{L}\p{M}])प्रदेश/u,
  },
  {
    what: "x for times",
    why: "it is read aloud as a letter; the languages have ગણું and गुना",
    gu: /\d ?[x×](?![A-Za-z])/u,
    hi: /\d ?[x×](?![A-Za-z])/u,
  },
  {
    what: "a list for makers instead of one to ask them with",
    why: "a list to ask makers with becomes a list for makers to read",
    gu: /બનાવનાર કોઈ પણ માટે/u,
    hi: /बनाने वाले किसी के लिए/u,
  },
  {
    what: "an earlier yes as a fact",
    why: "whoever never said it is told that it was said; “if” goes before it",
    gu: /અગાઉની “હા”/u,
    hi: /पहले की “हाँ”/u,
  },
  {
    what: "how as કેમ",
    why: "it is “why” but in dialect: “why do we put changes online”",
    gu: /કેમ (?:મૂકીએ|લઈએ|બનાવીએ|ચલાવીએ)/u,
  },
  {
    what: "ફક્ત … લીધે જ with what is done to somebody’s words",
    why: "“only because of” promises that it is done, for so little; say that it is not done, and then the exception",
    gu: /ફક્ત [^.]*લીધે જ [^.]*ાય છે/u,
  },
  {
    what: "પહોંચ alone before a verb of going",
    why: "the noun for a receipt is read as the verb “has arrived”; it is an ઇમેઇલ that goes",
    gu: /(?<![\p{L}\p{M}])પહોંચ (?:ગઈ|ન ગઈ|જતી|જાય|આવી|આવે)(?![\p{L}\p{M}])/u,
  },
  {
    what: "એક વખતે એક",
    why: "it is English “one at a time” word by word; people say એક પછી એક",
    gu: /એક વખતે એક/u,
  },
  {
    what: "कौन कौन without a hyphen",
    why: "“who reads which” is read as “which ones”; name who it is",
    hi: /कौन कौन/u,
  },
  {
    what: "आपको जवाब देने में … समय",
    why: "it is read as the time that the reader took; a page reacts to a press",
    hi: /आपको जवाब देने में[^।]*समय/u,
  },
  {
    what: "और किसी at the head of a sentence",
    why: "और is heard as “and” there, no longer as “else”: “and to somebody we do not give it”",
    hi: /। और किसी/u,
  },
  {
    what: "बात that is given",
    why: "it is one’s word of honour; explain what it is about",
    hi: /को बात (?:और|दीजिए|दें)/u,
  },
];
