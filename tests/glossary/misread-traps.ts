import type { SharedTrap } from "./term.ts";

/**
 * Phrases that readers understand differently. Each was found by a translation back into English by somebody who had not seen
 * the English text. What can go wrong in both languages has a case in both.
 */
export const misread: readonly SharedTrap[] = [
  {
    what: "the second or third before “largest”",
    why: "it is the set phrase “third-largest”; name the thing that is the largest",
    gu: [/(?:બીજ|ત્રીજ|ચોથ)[ાીુો]ં? સૌથી/u, "વરસો જતાં ત્રીજું સૌથી મોટું થાય છે.", "વર્ષો જતાં સૌથી વધારે ખર્ચ આ ફેરફારોનો થાય છે."],
    hi: [/(?:दूसर|तीसर|चौथ)[ाीे] सबसे/u, "सालों में तीसरा सबसे बड़ा हो जाता है।", "कुछ साल में सबसे ज़्यादा खर्च बदलावों का होता है।"],
  },
  {
    what: "a version from which on something runs",
    why: "“with that version and no other”, not “from it on”; name what it does not run on",
    gu: [
      /એ (?:iOS|Android|વર્ઝન)(?:થી જ|થી) ચાલ/u,
      "નવી સગવડ એ iOSથી જ ચાલે છે જેની સાથે એ આવી.",
      "નવી સગવડ જે iOS સાથે આવી હોય, એનાથી જૂના iOS પર ચાલતી નથી.",
    ],
    hi: [
      /उसी (?:iOS|Android|वर्शन) (?:वर्शन )?से चल/u,
      "नई सुविधा उसी iOS से चलती है जिसमें वह आई।",
      "नई सुविधा जिस iOS के साथ आई, उससे पुराने वर्शन पर नहीं चलती।",
    ],
  },
  {
    what: "a backup that is started",
    why: "the job that copies is what starts so; what is started from a copy is the site",
    gu: [
      /બેકઅપ (?:બીજા \S+ પર )?ચાલુ થાય ત્યાં/u,
      "બેકઅપ બીજા મશીન પર ચાલુ થાય ત્યાં સુધી સાઇટ બંધ.",
      "સાઇટ ત્યાં સુધી બંધ રહે જ્યાં સુધી બેકઅપમાંથી એને બીજા મશીન પર ચાલુ ન કરાય.",
    ],
    hi: [
      /बैकअप चलने तक/u,
      "किसी और मशीन पर बैकअप चलने तक साइट बंद रहती है।",
      "साइट तब तक बंद रहती है जब तक बैकअप से उसे किसी और मशीन पर चालू न किया जाए।",
    ],
  },
  {
    what: "what pays before code",
    why: "“pays before code” is heard as “sooner than code pays”; say before what is done to it",
    gu: [
      /(?:કોડ|સોફ્ટવેર) પહેલાં [^.:]*(?:વળતર|વસૂલ|બચ)/u,
      "કોડ પહેલાં ડિઝાઇન વસૂલ થાય છે.",
      "કોડ લખાય તે પહેલાં ડિઝાઇન પાછળ આપેલો સમય વસૂલ થાય છે.",
    ],
    hi: [
      /(?:कोड|सॉफ़्टवेयर) से पहले [^।:]*बचा/u,
      "डिज़ाइन कोड से पहले पैसा बचाता है।",
      "कोड लिखने से पहले डिज़ाइन पर लगाया समय पैसा बचाता है।",
    ],
  },
  {
    what: "an identity that is made",
    why: "it is an acquaintance, or the proof of who somebody is; name the logo and the colours",
    gu: [/ઓળખ (?:બનાવ|ઊભી)/u, "એ જે ઓળખ બનાવે એ પ્રમાણે.", "એ જે લોગો અને રંગ નક્કી કરે એ પ્રમાણે."],
    hi: [/बनाई पहचान|पहचान बना/u, "हम उनकी बनाई पहचान से काम करते हैं।", "लोगो और रंग वे तय करें, हम उन्हीं पर काम करते हैं।"],
  },
  {
    what: "an alert with a meaning",
    why: "“means something” is English; say that something is really broken",
    gu: [/એલર્ટ[^.,]*(?:એનો|એનું)? (?:અર્થ|મતલબ) હો/u, "એલર્ટનો અર્થ હોય.", "એલર્ટ આવે ત્યારે ખરેખર કંઈ બગડ્યું હોય."],
    hi: [/अलर्ट का (?:कोई )?(?:मतलब|अर्थ)/u, "अलर्ट का मतलब होता है।", "अलर्ट आए तो सचमुच कुछ बिगड़ा होता है।"],
  },
  {
    what: "books that are met",
    why: "they are heard to be found, or got; of sums that agree people say મેળ બેસે, जोड़ बैठे",
    gu: [/મળત\p{M}* રહે[\p{L}\p{M}]*(?: [\p{L}\p{M}]+){0,3} ચોપડ/u, "મળતા રહેતા ચોપડા", "ચોપડા, જેનો મેળ બેસે"],
    hi: [
      /(?:बही-खात|हिसाब)[^।:]*(?:जिन्हें मिलना|जो मिले)/u,
      "ऐसे बही-खाते जिन्हें मिलना ही चाहिए",
      "ऐसे बही-खाते जिनका जोड़ बैठना चाहिए",
    ],
  },
  {
    what: "the subject before the person who is asked",
    why: "“who makes about AI” is read first; the person comes before what the question is about",
    gu: [/વિશે (?:સોફ્ટવેર )?બનાવનારને/u, "AI વિશે બનાવનારને સાત સવાલ", "બનાવનારને AI વિશે સાત સવાલ"],
    hi: [/के बारे में (?:सॉफ़्टवेयर )?बनाने वाल/u, "AI के बारे में बनाने वाले से सवाल", "बनाने वाले से AI के बारे में सवाल"],
  },
  {
    what: "the questions of AI",
    why: "it is AI that asks; the questions are about AI",
    gu: [/AIના સવાલ/u, "બનાવનારને AIના સવાલ", "બનાવનારને AI વિશે સવાલ"],
    hi: [/AI के सवाल/u, "बनाने वाले से AI के सवाल", "बनाने वाले से AI पर सवाल"],
  },
  {
    what: "the place of a telephone or a driver",
    why: "it is read as “instead of”; say where they are",
    gu: [/(?:ફોન|ગાડી|ટ્રક|ડ્રાઇવર)ની જગ્યા/u, "એપને ફોનની જગ્યા જોઈએ.", "એપને ખબર હોવી જોઈએ કે ફોન ક્યાં છે."],
    hi: [/(?:फ़ोन|गाड़ी|ट्रक|ड्राइवर) की जगह/u, "ऐप को लॉक फ़ोन की जगह चाहिए।", "ऐप को पता होना चाहिए कि फ़ोन कहाँ है।"],
  },
  {
    what: "what is kept about somebody",
    why: "it is the idiom “what is there in it”, nothing; say which information we have",
    gu: [/વિશે શું રાખ્યું/u, "પૂછો કે તમારા વિશે શું રાખ્યું છે", "પૂછો કે તમારી કઈ માહિતી અમારી પાસે છે"],
    hi: [/बारे में क्या रखा/u, "पूछिए कि आपके बारे में क्या रखा है", "पूछिए कि आपकी कौन सी जानकारी हमारे पास है"],
  },
  {
    what: "both of us not being",
    why: "it is said of the dead; they are not at work",
    gu: [/બંને ન હોઈ/u, "બંને ન હોઈએ તો", "બંને કામ પર ન હોઈએ તો"],
    hi: [/दोनों (?:ही )?न हों/u, "दोनों ही न हों, तो", "दोनों ही काम पर न हों, तो"],
  },
  {
    what: "languages that are decorated",
    why: "“set” of type is said in other words; this one is for a house or a bride",
    gu: [/ભાષા[^.]*સજાવ/u, "દરેક ભાષા લખવી અને સજાવવી પડે", "દરેક ભાષામાં લખવું અને પેજમાં ગોઠવવું પડે"],
    hi: [/भाषा[^।]*सजा(?:न|ई)/u, "हर भाषा लिखनी और सजानी होती है", "हर भाषा में लिखना और पेज पर जमाना पड़ता है"],
  },
  {
    what: "up to how much, with the word for a time",
    why: "it asks by when; a limit of money is said in rupees",
    gu: [/કેટલા સુધીમાં/u, "પૂછપરછ કેટલા સુધીમાં પોસાય", "પૂછપરછ કેટલા રૂપિયા સુધીની પોસાય"],
    hi: [/कितने तक में/u, "पूछताछ कितने तक में ठीक है", "पूछताछ पर कितने रुपये तक खर्च करना ठीक है"],
  },
  {
    what: "the address of a page in the postal word",
    why: "a shop’s address is where it stands; a page has a વેબ એડ્રેસ, a वेब पता",
    gu: [/(?:પેજ|સાઇટ|લિંક|API)(?:નું|નાં|ના|ને)? (?:[\p{L}\p{M}]+ )?સરનામ/u, "દરેક પેજનું સરનામું", "દરેક પેજનું વેબ એડ્રેસ"],
    hi: [
      /(?:पेज|साइट|API) (?:का|के) (?:(?!वेब|ईमेल)[\p{L}\p{M}]+ )?पत(?:ा|े|ों)(?![\p{L}\p{M}])(?! (?:न |नहीं )?चल)/u,
      "हर पेज का अपना पता",
      "हर पेज का अपना वेब पता",
    ],
  },
  {
    what: "a fault that is shut",
    why: "“a hole was closed” is English; the server is heard to be switched off, a fault is put right",
    gu: [/ખામી(?:ઓ|ને)? બંધ કર/u, "એક ખામી બંધ કરી.", "એક ખામી સુધારી."],
    hi: [
      /खामी(?:याँ| को)? बंद (?:की|किया) ग|खामी[^।]*। उसे [^।]*बंद किया ग/u,
      "एक खामी मिली थी। उसे 14 अक्टूबर को बंद किया गया।",
      "एक खामी मिली थी। वह 14 अक्टूबर को ठीक की गई।",
    ],
  },
  {
    what: "a system made like a system",
    why: "it says that it resembles a system and is none; say what the system is made of",
    gu: [/સિસ્ટમની જેમ બના/u, "અમે એને ચાર ભાગવાળી સિસ્ટમની જેમ બનાવીએ છીએ.", "એવી સિસ્ટમ અમે ચાર ભાગમાં બનાવીએ છીએ."],
    hi: [/सिस्टम की तरह बना/u, "हम इसे चार हिस्सों वाले सिस्टम की तरह बनाते हैं।", "ऐसा सिस्टम हम चार हिस्सों में बनाते हैं।"],
  },
  {
    what: "the state of a country for the region of a cloud",
    why: "it is a state, as Madhya Pradesh; where a cloud has its data centres is a રીજન, a रीजन",
    gu: [
      /(?<!(?:મધ્ય|ઉત્તર|આંધ્ર|હિમાચલ|અરુણાચલ|કચ્છ) |[\p{L}\p{M}])પ્રદેશ/u,
      "ભારતમાં પ્રદેશ: મુંબઈ અને મધ્ય પ્રદેશ.",
      "ભારતમાં રીજન: મુંબઈ અને મધ્ય પ્રદેશ.",
    ],
    hi: [
      /(?<!(?:मध्य|उत्तर|आंध्र|हिमाचल|अरुणाचल) |[\p{L}\p{M}])प्रदेश/u,
      "भारत में प्रदेश: मुंबई और मध्य प्रदेश।",
      "भारत में रीजन: मुंबई और मध्य प्रदेश।",
    ],
  },
  {
    what: "x for times",
    why: "it is read aloud as a letter; the languages have ગણું and गुना",
    gu: [/\d ?[x×](?![A-Za-z])/u, "4x ઝડપ", "4 ગણી ઝડપ"],
    hi: [/\d ?[x×](?![A-Za-z])/u, "4x रफ़्तार", "4 गुना रफ़्तार"],
  },
  {
    what: "a list for makers instead of one to ask them with",
    why: "a list to ask makers with becomes a list for makers to read",
    gu: [/બનાવનાર કોઈ પણ માટે/u, "વેબસાઇટ બનાવનાર કોઈ પણ માટે.", "વેબસાઇટ બનાવનાર કોઈને પણ પૂછવા માટે."],
    hi: [/बनाने वाले किसी के लिए/u, "वेबसाइट बनाने वाले किसी के लिए।", "वेबसाइट बनाने वाले किसी से भी पूछने के लिए।"],
  },
  {
    what: "an earlier yes as a fact",
    why: "whoever never said it is told that it was said; “if” goes before it",
    gu: [/અગાઉની “હા”/u, "અગાઉની “હા” પછી રહેલું ડિલીટ કર્યું છે.", "પહેલાં ક્યારેક તમે હા પાડી હોય, તો સચવાયેલું ડિલીટ કર્યું છે."],
    hi: [
      /पहले की “हाँ”/u,
      "पहले की “हाँ” के बाद जो रह गया था, मिटा दिया गया है।",
      "अगर आपने पहले कभी “हाँ” कहा था, तो जो रखा गया था, मिटा दिया गया है।",
    ],
  },
  {
    what: "how as કેમ",
    why: "it is “why” but in dialect: “why do we put changes online”",
    gu: [/કેમ (?:મૂકીએ|લઈએ|બનાવીએ|ચલાવીએ)/u, "ફેરફાર અમે ઓનલાઇન કેમ મૂકીએ", "ફેરફાર કેવી રીતે ઓનલાઇન મુકાય"],
  },
  {
    what: "ફક્ત … લીધે જ with what is done to somebody’s words",
    why: "“only because of” promises that it is done, for so little; say that it is not done, and then the exception",
    gu: [
      /ફક્ત [^.]*લીધે જ [^.]*ાય છે/u,
      "પછીના મેસેજ ફક્ત મર્યાદાને લીધે જ અલગ મુકાય છે.",
      "પછીના મેસેજ અલગ મુકાતા નથી, સિવાય કે મર્યાદા આવી ગઈ હોય.",
    ],
  },
  {
    what: "પહોંચ alone before a verb of going",
    why: "the noun for a receipt is read as the verb “has arrived”; it is an ઇમેઇલ that goes",
    gu: [
      /(?<![\p{L}\p{M}])પહોંચ (?:ગઈ|ન ગઈ|જતી|જાય|આવી|આવે)(?![\p{L}\p{M}])/u,
      "એ એડ્રેસ પર પહોંચ ગઈ.",
      "એ એડ્રેસ પર પહોંચનો ઇમેઇલ ગયો.",
    ],
  },
  {
    what: "એક વખતે એક",
    why: "it is English “one at a time” word by word; people say એક પછી એક",
    gu: [/એક વખતે એક/u, "એક વખતે એક ભાગ.", "એક પછી એક ભાગમાં."],
  },
  {
    what: "कौन कौन without a hyphen",
    why: "“who reads which” is read as “which ones”; name who it is",
    hi: [/कौन कौन/u, "कौन कौन सी भाषा पढ़ता है", "आपके ग्राहक कौन सी भाषा पढ़ते हैं"],
  },
  {
    what: "आपको जवाब देने में … समय",
    why: "it is read as the time that the reader took; a page reacts to a press",
    hi: [
      /आपको जवाब देने में[^।]*समय/u,
      "पेज को दिखने में और आपको जवाब देने में कितना समय लगा",
      "आपके दबाने पर उसका असर पेज पर कितनी देर में दिखा",
    ],
  },
  {
    what: "और किसी at the head of a sentence",
    why: "और is heard as “and” there, no longer as “else”: “and to somebody we do not give it”",
    hi: [
      /। और किसी/u,
      "वह होस्टिंग कंपनी से होकर जाता है। और किसी को हम इसे नहीं देते।",
      "वह होस्टिंग कंपनी से होकर जाता है। इनके अलावा हम इसे किसी को नहीं देते।",
    ],
  },
  {
    what: "बात that is given",
    why: "it is one’s word of honour; explain what it is about",
    hi: [/को बात (?:और|दीजिए|दें)/u, "अनुवाद करने वाले को बात दीजिए", "अनुवाद करने वाले को समझाइए कि बात क्या है"],
  },
];
