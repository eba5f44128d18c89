/*
 * The words that `content.ts` judges by, in English, Hindi and Gujarati: what mass mail through forms offers anywhere,
 * not what stands in one set of messages. They match text in lower case and compatibility form, without nuktas and with
 * every nasal sign as anusvara. Each alternative has a bounded length, so that matching takes time in proportion to the
 * text.
 */

const anyOf = (...alternatives: string[]) => new RegExp(alternatives.join("|"), "u");

/** Within one sentence. */
const near = (most: number) => `[^.!?।\\n]{0,${most}}`;

const english = (words: string) => `\\b(?:${words})\\b`;

const firmMakes = {
  english: english(
    "web ?sites?|site|apps?|application|software|portal|system|dashboard|developers?|development|redesign|integration|quote|proposal|crm|erp|mvp",
  ),
  hindi: "(?:वेबसाइट|साइट|ऐप|एप|सॉफ्टवेयर|पोर्टल|सिस्टम)",
  gujarati: "(?:વેબસાઇટ|વેબસાઈટ|સાઇટ|એપ|ઍપ|સોફ્ટવેર|સૉફ્ટવેર|પોર્ટલ|સિસ્ટમ)",
};

/** A request for what the firm makes. */
export const asksToBuild = anyOf(
  `\\b(?:can|could|would|do) you ${near(20)}\\b(?:build|make|develop|create|design|redesign|fix|migrate|maintain|quote|give us an? (?:quote|estimate))\\b`,
  `${firmMakes.hindi}${near(40)}(?:बनवानी है|बनवाना है|बनवाना चाहत|बनवानी चाहत|बनानी है|बनाना है)`,
  `${firmMakes.gujarati}${near(40)}(?:બનાવવી છે|બનાવવું છે|બનાવવાની છે|બનાવડાવવ|કરાવવી છે|કરાવવું છે)`,
);

/** A wish of the writers themselves and not of the reader, in one sentence, by language. */
export const wishes: readonly (readonly RegExp[])[] = [
  [
    anyOf(english("we|i|we're|i'm|our")),
    anyOf(
      `(?<!you )${english("need|want|require|would like|looking for|planning|building|launching|running")}(?! to (?:offer|help|share|discuss|introduce|provide|submit|contribute|publish|write))`,
    ),
    anyOf(`(?<!your )${firmMakes.english}`),
  ],
  [
    anyOf("हमें|हमको|मुझे|मुझको|हमारे|हमारी|हमारा|मेरे|मेरी|मेरा|मैं|हम"),
    anyOf(`(?<!आपकी )(?<!आपके )${firmMakes.hindi}`),
    anyOf("चाहिए|चाहते|चाहता|चाहती|बनवा|जरूरत|आवश्यकता"),
  ],
  [
    anyOf("અમારે|અમને|મારે|મને|અમારા|અમારી|અમારું|મારા|મારી|મારું|અમે|હું"),
    anyOf(`(?<!તમારી )(?<!તમારા )${firmMakes.gujarati}`),
    anyOf("જોઈએ|જોઇએ|બનાવવ|બનાવડાવ|કરાવવ|જરૂર"),
  ],
];

/** Words of an offer. */
const offers = anyOf(
  `\\b(?:we|i|our (?:team|agency|company|experts?|network))\\b${near(40)}${english("offer|offers|offering|provide|provides|providing|guarantee|guaranteed|deliver|speciali[sz]e|specialist|expert|sell|can (?:help|rank|get|bring|boost|increase|improve|drive|place|publish|double|send|supply)|help(?:ed)? (?:businesses|companies|websites|brands|owners)|will (?:rank|boost|increase|get|bring)")}`,
  english(
    "free (?:seo |website |site |digital )?(?:audit|report|analysis|trial|sample|demo)|for free|very affordable|affordable prices?|(?:may|shall|should|can) i send (?:you|the|a|over)|kindly revert|are you interested|(?:are|we're) (?:a )?(?:professional )?(?:factory|manufacturer|supplier)s?|best (?:quote|price|rates?)|rates? negotiable|price list|get free|our (?:packages?|services|prices|rates|plans|price list|database|lists)|packages? (?:start|from)|starting (?:at|from)|interested in (?:our|getting|increasing|boosting|improving|buying)|only \\$\\d+|for just",
  ),
  `(?:हम|मैं)\\s${near(60)}(?:देते|प्रदान कर|उपलब्ध करा|करवाते|दिला|बेचते|बेचता|दे रहे|देता|करते हैं|करता हूं|ला सकते|लाएंगे|पहुंचा|बढा|बढा)`,
  "हमारी (?:सेवा|टीम|एजेंसी|पैकेज)|हमारे (?:पैकेज|पास|एक्सपर्ट|विशेषज्ञ)|पैकेज|(?:सिर्फ|केवल|मात्र) (?:₹|rs|रु|\\d)|\\d ?(?:₹|रु|रुपये|रुपए)|₹ ?\\d|(?:मुफ्त|निशुल्क|निःशुल्क) (?:ऑडिट|डेमो|सैंपल|ट्रायल|परीक्षण)|भेजूं|भेज दूं|चाहिए तो बताएं",
  `(?:અમે|હું)\\s${near(60)}(?:આપીએ|આપું|પૂરી પાડીએ|પૂરું પાડીએ|પૂરા પાડીએ|કરી આપ|લાવી|અપાવ|વેચીએ|વેચું|કરીએ છીએ|પહોંચાડ|વધારી)`,
  "અમારી (?:સેવા|ટીમ|એજન્સી|પેકેજ)|અમારા (?:પેકેજ|નિષ્ણાત|એક્સપર્ટ)|અમારી પાસે|પેકેજ|(?:ફક્ત|માત્ર) (?:₹|rs|રૂ|\\d)|\\d ?(?:₹|રૂ|રૂપિયા)|₹ ?\\d|મફત (?:ઓડિટ|ડેમો|સેમ્પલ|અજમાયશ)|(?:દરખાસ્ત|સેમ્પલ|ડેમો|વિગત) મોકલ",
  "\\b(?:mafat|muft|fakt|sirf|saste|sasta|sastu|bhej du|moklu|mokalu|amari team|hamari team|hamare paas|amari pase|mere pas|karva dete|kari aap\\w+|kari dau|demo free|block kar\\w+)\\b",
);

/** What mass mail sells to every owner of a form. */
const soldInBulk = anyOf(
  english(
    "backlinks?|back links?|guest (?:blog )?posts?|guest posting|sponsored posts?|link (?:building|insertions?)|do-?follow|domain authority|followers|subscribers|google reviews|white[- ]label|outsourc(?:e|ing) (?:your|partner)|dedicated developers|hire our|explainer videos?|bulk (?:sms|email|whatsapp)|(?:sms|email) marketing|email (?:lists?|database)|(?:b2b|contact|business|mobile|customer|decision[- ]maker) (?:lists?|database|leads|data)|verified (?:leads|contacts|emails)|lead generation|appointment setting|virtual assistants?|staff augmentation|unsubscribe|opt[- ]out|(?:bench|dedicated) resources?|sponsored (?:content|article)|proxies|smtp|(?:customs|import|export) data|(?:human|targeted|real|website) (?:visitors|traffic)|link exchange|seo|smo|ppc|ghostwrit\\w+|payday|replica|toner|cartridges|medals|keychains|lanyards|moq",
  ),
  `\\byour (?:web ?)?(?:site|page|business|company|domain|brand|listing)(?:'s)?\\b${near(60)}${english("rank\\w*|traffic|visitors|seo|visibility|first page|page one|page 1|top of google|search results")}`,
  `${english("rank\\w*|traffic|visitors|leads|sales|visibility|customers")}${near(40)}\\b(?:for|to|of|on) your (?:web ?)?(?:site|page|business|company|brand|domain)\\b`,
  "बैकलिंक|गेस्ट पोस्ट|एसईओ|\\bseo\\b|रैंक|ट्रैफिक|पहले (?:पेज|पन्ने|पृष्ठ)|फॉलोअर|फॉलोवर|सब्सक्राइबर|लाइक्स|व्यूज|(?:ईमेल|मोबाइल|नंबर|ग्राहकों का|कस्टमर) (?:डेटा|डाटा|लिस्ट|सूची)|डेटाबेस|डाटाबेस|बल्क (?:एसएमएस|मैसेज|व्हाट्सएप|ईमेल|sms|whatsapp)|गूगल रिव्यू|लीड्स|प्ले स्टोर रेटिंग|लिंक (?:खरीद|बेच)|वेब विकास कंपनी|आपकी (?:साइट|वेबसाइट)[^.!?।\\n]{0,60}(?:रैंक|ट्रैफिक|एसईओ|आगंतुक)",
  "બેકલિંક|બૅકલિંક|ગેસ્ટ પોસ્ટ|એસઇઓ|એસઈઓ|રેન્ક|રૅન્ક|ટ્રાફિક|પહેલા (?:પેજ|પાના|પાને)|ફોલોઅર|ફોલોવર|સબ્સ્ક્રાઇબર|લાઇક્સ|વ્યૂઝ|(?:ઇમેઇલ|ઈમેલ|મોબાઇલ|નંબર|ગ્રાહકોનો|ગ્રાહકોની|કસ્ટમર) (?:ડેટા|લિસ્ટ|યાદી)|ડેટાબેઝ|બલ્ક (?:એસએમએસ|મેસેજ|વોટ્સએપ|વૉટ્સએપ|ઇમેઇલ|sms|whatsapp)|ગૂગલ રિવ્યુ|ગૂગલ રિવ્યૂ|લીડ્સ|તમારી વેબસાઇટ[^.!?।\\n]{0,60}(?:રેન્ક|ટોચ|મુલાકાતી)",
  "\\b(?:followers|bulk whatsapp|clone script|b2b data)\\b",
);

/** An offer of what mass mail sells. */
export const selling = [offers, soldInBulk] as const;

/** A source of money. */
const fortune = anyOf(
  english(
    "loans?|funding|bitcoin|btc|crypto\\w*|forex|binary options?|trading (?:platform|signals?|bot|app)|invest(?:ment|ments|ors?|ing)?|lottery|jackpot|prize|lucky draw|gift cards?|inheritance|next of kin|beneficiary|fund transfer|passive income|work from home|part[- ]time job|online job|earn|credit (?:line|limit|card limit)|line of credit|working capital|nft|usdt|solana|casino|free spins|teen patti|rummy|betting|matka|deceased|unclaimed|abandoned sum|gold (?:dust|bars?)|kamao|kamavo|kamavanu",
  ),
  "लोन|ऋण|कर्ज|निवेश|क्रिप्टो|बिटकॉइन|ट्रेडिंग|शेयर बाजार|लॉटरी|इनाम|पुरस्कार|लकी ड्रॉ|केबीसी|\\bkbc\\b|घर बैठे|पार्ट टाइम|ऑनलाइन काम|कमाई|कमाएं|कमाइए|पैसे कमा|पैसा कमा|विरासत|डॉलर|यूरो|धनराशि|रमी|मटका|सट्टा|कैसीनो|कैशबैक|स्क्रैच कार्ड|लाख महीना|उत्तराधिकारी|मिलियन",
  "લોન|ધિરાણ|રોકાણ|ક્રિપ્ટો|બિટકોઇન|બિટકૉઇન|ટ્રેડિંગ|શેરબજાર|લોટરી|લૉટરી|ઇનામ|લકી ડ્રો|કેબીસી|ઘરે બેઠા|ઘેર બેઠા|ઘરબેઠા|પાર્ટ ટાઇમ|ઓનલાઇન કામ|કમાણી|કમાઓ|કમાવ|વારસ|ડોલર|યુરો|ભંડોળ|રમી|મટકા|સટ્ટો|કેસિનો|ધનલાભ|મિલિયન",
);

/** A promise of money that nobody can keep. */
const tooGood = anyOf(
  english(
    "guaranteed?|instant(?:ly)?|risk[- ]free|no (?:documents?|collateral|credit check|experience|risk|cibil)|without (?:documents?|collateral|any documents?)|low(?:est)? interest|\\d+(?:\\.\\d+)? ?% (?:interest|daily|weekly|monthly|per|returns?|roi)|daily profits?|doubles?|double your|(?:per|a|every) (?:day|week|hour)|daily|(?:you|number|email|address) (?:have |has |'ve )?(?:won|been (?:selected|chosen|approved))|congratulations|pre-?approved|pre-?qualified|claim (?:your|it|now)|processing fee|million (?:dollars|usd|euros?|pounds)|financial freedom|returns? of \\d+|no deposit|signup bonus|same day funds|funds same day|bad credit|into your account|to your account|(?:honest|trustworthy|god[- ]fearing) person|next of kin|strict(?:est)? confidence|lump sum|pay ?out|jeeto|bina (?:property|guarantee|documents?|cibil)|seats? free|last \\d+ seats",
  ),
  "गारंटी|गारंटीड|तुरंत|बिना (?:किसी )?(?:दस्तावेज|डॉक्यूमेंट|कागज|सिबिल|जोखिम|अनुभव|गारंटर)|कम ब्याज|\\d ?% ब्याज|दोगुना|डबल|रोजाना|रोज के|प्रतिदिन|हर दिन|हर महीने|बधाई हो|जीते हैं|जीत लिया|जीता है|जीत चुके|चुने गए|मंजूर|अप्रूव|प्रोसेसिंग फीस|मुनाफा|पक्का रिटर्न|लाखों|जोखिम मुक्त|गोपनीयता|परिजन|दिवंगत|विधवा|जीतो|जीतें|बोनस|पिन डालें",
  "ગેરંટી|ગેરેંટી|ખાતરીપૂર્વક|તરત|તાત્કાલિક|(?:દસ્તાવેજ|ડોક્યુમેન્ટ|કાગળ|સિબિલ|જોખમ|અનુભવ|જામીન) (?:વગર|વિના)|ઓછા વ્યાજ|\\d ?% વ્યાજ|બમણા|બમણું|ડબલ|રોજના|રોજ ના|દરરોજ|દર મહિને|અભિનંદન|જીત્યા|જીતી ગયા|પસંદગી થઈ|પસંદ થયા|મંજૂર|મંજુર|પ્રોસેસિંગ ફી|નફો|પાકું વળતર|લાખો|જોખમ મુક્ત|જોખમથી મુક્ત|વિધવા|સ્વર્ગસ્થ|લાભાર્થી|જીતો|બોનસ|પૈસા પાછા",
);

/** A promise of money. */
export const money = [fortune, tooGood] as const;

/** A web address in a message. */
export const webLink = anyOf("https?://", "\\bwww\\.", "\\b(?:t\\.me|wa\\.me|bit\\.ly)/");

/** Something that belongs to the reader. */
const yours = anyOf(
  english(
    "your (?:page|account|domain|mailbox|e-?mails?|parcel|package|card|licen[sc]e|windows|ip|ssl|certificate|listing|device|gstin)",
  ),
  "आपका |आपके |आपकी ",
  "તમારું |તમારા |તમારી ",
);

/** Something bad that is about to happen to it. */
const threat = anyOf(
  english(
    "within \\d+ ?(?:hours|hrs|h|days)|lawsuit|suo-?moto|suspend(?:ed)?|deletion|revoked|expires?|expired|on hold|infring\\w+|exposed|virus|verify|hacked",
  ),
  "अंतिम सूचना|(?:खाता|डोमेन|लाइसेंस|मेलबॉक्स|लिस्टिंग).{0,60}(?:समाप्त|बंद|हटा|भर गया)|सत्यापित करें|केवाईसी|\\bkyc\\b|वायरस फैल|हैक कर लिया",
  "(?:ખાતું|ડોમેઇન|ડોમેન|લાઇસન્સ|મેઇલબોક્સ).{0,60}(?:બંધ|સમાપ્ત|રદ)|કેવાયસી|\\bkyc\\b|વાયરસ ફેલા|હેક કર્યું",
);

/** An alarm about something of the reader's. */
export const alarm = [yours, threat] as const;

/** A call to act at once. Words that a client may use about a page, such as "buy" or "click", do not count alone. */
const callToAct = anyOf(
  english(
    "click (?:here|below|now|this|the link)|join (?:now|free|here)|download (?:now|here|apk|the apk|app now)|register (?:here|now)|sign up (?:now|here|free|today)|claim (?:your|it|now)|buy (?:now|here|online|real|cheap)|shop now|order (?:now|here|today)|book (?:now|here|today)|apply (?:now|here)|play (?:now|and)|(?:to|and) win|free (?:trial|shipping|delivery|bottle|sample|gift|registration|spins|laptop|recharge|test drive|visitors)|off all|hurry|limited (?:time|seats|offer|stock)|today only|going fast|chat (?:now|with me)|come chat|test drive|connect wallet|use code [a-z]+\\d+|flat \\d+ ?%|pay (?:only|due)|only \\$ ?\\d+|from \\$ ?\\d+|second quiz|redeem (?:now|your)|activate now|unlock (?:now|your)|subscribe (?:now|here)|learn more|check (?:it|this) out|reserve your|grab (?:your|it|now)|best (?:deal|casino)s?|jackpot|viagra|forward to \\d+|instant start|special offer|free money|jeeto|khelo|abhi (?:download|install|join|order|khar?id|call)\\w*|jaldi kar\\w*|muft me|install kar\\w*|download kar\\w*|link se",
  ),
  "\\d ?% (?:off|छूट|છૂટ)",
  // Before the link: a word that sends the reader there, or an arrow.
  "(?:\\b(?:order|apply|join|register|claim|pay|book|shop|install|amount|trial|offer|demo link|scan result)|[>→👉])[\\s:>→👉-]{0,6}https?:",
  "\\b(?:hot singles|spicy pics?|slot gacor|togel|plain packet|no side effects?|(?:instagram|telegram|whatsapp) group link)\\b",
  "(?:फक्त|सिर्फ|केवल|मात्र|ફક્ત|માત્ર) ?(?:₹|रु|રૂ|\\d)",
  "क्लिक करें|यहां क्लिक|डाउनलोड करें|जुडें|जुडिए|पाएं|ऑर्डर करें|खरीदें|आज ही|जीतें|जीतो|कमाएं|इंस्टॉल करें|पिन डालें|सत्यापित करें|खेलें|मुफ्त (?:में|पाएं|ट्रायल|परीक्षण)",
  "ક્લિક કરો|ડાઉનલોડ કરો|જોડાઓ|જોડાવ|મેળવો|ઓર્ડર કરો|ખરીદો|આજે જ|જીતો|કમાઓ|ઇન્સ્ટોલ કરો|રમો|મફતમાં|મફત (?:ટ્રાયલ|અજમાયશ)",
);

/** A call to act at once, with a link. */
export const lure = [callToAct, webLink] as const;
