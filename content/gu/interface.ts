import type { InterfaceWords } from "../en/interface.ts";
import consent from "./consent-words.ts";
import islands from "./island-words.ts";
import models from "./model-words.ts";
import pageWords from "./page-words.ts";

/** The Gujarati catalogue. The comments are in the English one. */
export default {
  ...islands,
  ...pageWords,
  consent,
  models,

  language: {
    name: "ગુજરાતી",
    nameForOwner: "Gujarati",
    tag: "gu-IN",
    range: "{first}થી {last}",
    rangeShort: "{first}-{last}",
    andSaturday: ", અને શનિવારે {from}થી {until} સુધી",
    goodBreak: ["તમારી વાત અમારી સાથે જ", "થાય છે."],
    badBreak: ["તમારી વાત અમારી સાથે", "જ થાય છે."],
    font: { family: "Anek Gujarati", package: "@fontsource-variable/anek-gujarati", subset: "gujarati" },
  },

  scheme: { label: "રંગો", system: "સિસ્ટમ મુજબ", day: "દિવસ", night: "રાત" },

  offer: {
    label: "ભાષા",
    accept: "ગુજરાતીમાં વાંચો",
    dismiss: "હમણાં નહીં",
    all: "બધી ભાષાઓ",
  },

  notFound: {
    subject: "આ વેબ એડ્રેસ પર કોઈ પેજ મળ્યું નથી",
    description:
      "આ વેબ એડ્રેસ પર કોઈ પેજ નથી. Kutch IT જે કંઈ પ્રકાશિત કરે છે એ બધા સુધી હોમ પેજ લઈ જાય છે: સેવાઓ, ટેકનોલોજી, કેસ સ્ટડી અને બ્લોગ.",
    heading: "પેજ મળ્યું નથી.",
    text: "કાં તો વેબ એડ્રેસ લખવામાં ભૂલ છે, કાં તો લિંક બન્યા પછી પેજનું વેબ એડ્રેસ બદલાયું છે.",
    returnHome: "હોમ પેજ પર જાઓ",
    nearest: "શું તમે આ શોધતા હતા?",
  },

  failure: {
    heading: "અણધારી ભૂલ આવી!",
    text: "પેજ ફરી લોડ કરવાથી મોટે ભાગે ઠીક થઈ જાય છે. ન થાય તો હોમ પેજ પર જઈ શકો છો.",
  },

  frame: {
    skip: "સીધા લખાણ પર જાઓ",
    main: "મુખ્ય",
    menu: "મેનુ",
    services: "સેવાઓ",
    resources: "કામ અને લેખ",
    company: "ફર્મ",
    lines: {
      portfolio: "અમારા પ્રોજેક્ટ, ચિત્રો સાથે",
      caseStudies: "આવી સિસ્ટમ કેવી રીતે બને છે",
      blog: "અમારા કામ વિશેના લેખ",
      about: "કચ્છ, ગુજરાતના બે એન્જિનિયર",
      careers: "અહીં કામ કરવું કેવું છે",
    },
    bar: {
      label: "ફોન કરો કે લખો",
      call: "ફોન કરો",
      whatsapp: "WhatsApp",
      consultation: "મફત સલાહ",
    },
    build: "ચાલો, સાથે બનાવીએ",
    home: "હોમ",
    technologies: "ટેકનોલોજી",
    industries: "ઉદ્યોગો",
    portfolio: "પોર્ટફોલિયો",
    caseStudies: "કેસ સ્ટડી",
    blog: "બ્લોગ",
    about: "અમારા વિશે",
    careers: "કારકિર્દી",
    contact: "સંપર્ક",
    privacy: "ગોપનીયતા",
    costs: "ખર્ચ કેટલો થાય",
    privacyChoices: "ગોપનીયતાની પસંદગી",
    firm: "અમારી ફર્મ",
    firmText: "કચ્છ, ગુજરાત, ભારતના બે એન્જિનિયર. જે કોડ લખે છે, એમની સાથે જ તમારી વાત થાય છે.",
    made: "કચ્છમાં બનેલી સાઇટ. પેજ જે કોડથી બને છે, ભાત પણ એ જ કોડ દોરે છે.",
    search: "સાઇટમાં શોધો",
    languages: "ભાષા",
    inEnglish: "અંગ્રેજીમાં",
    englishNote: "{mark} લખેલી લિંક અંગ્રેજી પેજ ખોલે છે.",
    breadcrumb: "તમે અહીં છો",
  },

  home: {
    build: "ચાલો, સાથે બનાવીએ",
    book: "મફત સલાહ બુક કરો",
    costs: "ખર્ચ કેટલો થાય એ જુઓ",
    learnMore: "વધુ જાણો",
    aboutService: "{service} વિશે",
    consultation: "મફત સલાહ",
    moreAboutUs: "અમારા વિશે વધુ",
    numbers: "આંકડામાં",
    exploreIndustries: "બધા ઉદ્યોગો જુઓ",
    allProjects: "બધા પ્રોજેક્ટ જુઓ",
    carousel: {
      label: "ઉદ્યોગો",
      role: "કેરોસલ",
      cards: "ઉદ્યોગો: કાર્ડ",
      previous: "પાછળનું",
      next: "આગળનું",
      position: "{count}માંથી {number}",
    },
  },

  contact: {
    label: "પહેલી સલાહ મફત",
    book: "મફત સલાહ બુક કરો",
    write: "અમને લખો",
    covers: "સલાહમાં શું શું આવે છે",
    writeOrCall: "લખો અથવા ફોન કરો",
    whatsapp: "WhatsApp પર લખો",
    answersIn: "અમે {languages}માં જવાબ આપીએ છીએ.",
    oneAnswers: "તમારો મેસેજ અમારા બે એન્જિનિયરમાંથી એક વાંચે છે અને જવાબ આપે છે.",
    theyAnswer: "તમારો મેસેજ {names} વાંચે છે અને જવાબ આપે છે.",
    arrived:
      "તમારો મેસેજ પહોંચી ગયો છે. અમારા બે એન્જિનિયરમાંથી એક એ વાંચશે અને ઓફિસના સમયમાં જવાબ આપશે: {weekdays}, {opens}થી {closes} સુધી{andSaturday}, ભારતીય સમય.",
    writeIn: "તમે {languages}માં લખી શકો છો.",
    writeInLatin: "ગુજરાતી અંગ્રેજી અક્ષરોમાં લખો તો પણ ચાલે.",
    place: "સ્થળ",
    legalName: "નોંધાયેલું નામ",
    gstin: "GSTIN",
    officeHours: "ઓફિસનો સમય",
    weekdays: "{weekdaysShort}",
    weekend: "{closedDays}",
    closed: "બંધ",
    opens: "{opens}",
    closes: "{closes}",
    hours: "{from}થી {to} (IST)",
    saturday: { day: "{saturday}", opens: "{saturdayOpens}", closes: "{saturdayCloses}" },
    openNow: "હમણાં ખુલ્લી છે, {time} વાગ્યા (IST) સુધી",
    closedNow: "હમણાં બંધ છે, {day} {time} વાગ્યે (IST) ખૂલશે",
    days: {
      sunday: "રવિવારે",
      monday: "સોમવારે",
      tuesday: "મંગળવારે",
      wednesday: "બુધવારે",
      thursday: "ગુરુવારે",
      friday: "શુક્રવારે",
      saturday: "શનિવારે",
    },
  },

  formAnswers: {
    notSent: "મોકલાયું નથી: ",
    askAgain:
      "તમારો મેસેજ હજી મોકલાયો નથી: કોઈ પ્રોગ્રામ નહીં, પણ તમે પોતે એ મોકલી રહ્યા છો એની અમને ખાતરી થાય એ માટે “{again}” દબાવો.",
    again: "ફરી મોકલો",
    correct: "તમારો મેસેજ હજી મોકલાયો નથી. જ્યાં નિશાન છે એ સુધારો, પછી ફરી મોકલો.",
    tooLong:
      "તમારો મેસેજ મોકલાયો નથી: એક જ વારમાં મોકલવા માટે એ બહુ લાંબો છે, અને નીચે એનો છેલ્લો ભાગ ખૂટે છે. ટૂંકો કરો, {email} પર લખો અથવા {phone} પર ફોન કરો.",
    notStored:
      "તમારો મેસેજ મોકલાયો નથી: અમે એને સાચવી શક્યા નહીં. તમે લખેલું કંઈ ખોવાયું નથી, નીચે એમનું એમ છે. ફરી મોકલો. વારંવાર આવું થાય તો {email} પર લખો અથવા {phone} પર ફોન કરો.",
    notRecognised:
      "તમારો મેસેજ મોકલાયો નથી: એ આ સાઇટના ફોર્મમાંથી આવ્યો છે એવી ખાતરી અમને ન થઈ. પેજ ફરી ખોલો અને ફરી મોકલો, {email} પર લખો અથવા {phone} પર ફોન કરો.",
    tooMany:
      "તમારો મેસેજ મોકલાયો નથી: તમારા નેટવર્ક પરથી હમણાં ઘણા બધા મેસેજ આવ્યા. પાછા જાઓ, એક મિનિટ રાહ જુઓ અને ફરી મોકલો. વારંવાર આવું થાય તો {email} પર લખો અથવા {phone} પર ફોન કરો.",
  },

  received: {
    title: "તમારો મેસેજ પહોંચી ગયો છે",
    description: "તમારો મેસેજ સચવાઈ ગયો છે, અને Kutch ITના બે એન્જિનિયરમાંથી એક એ વાંચશે. હવે આપણે વાત કરીશું, અને એ વાતચીત મફત છે.",
    crumb: "મેસેજ મળી ગયો",
    tagline:
      "તમારો મેસેજ અમારી પાસે સચવાયેલો છે. અમારા બેમાંથી એક એન્જિનિયર એ વાંચીને {officeDays}, ઓફિસના સમયમાં જવાબ આપશે. ફરી મોકલવાની જરૂર નથી.",
  },

  acknowledgement: {
    subject: "{site}: તમારો મેસેજ મળી ગયો છે",
    greeting: "નમસ્તે,",
    moment: "{day}, {part} {time} વાગ્યે",
    arrived: "તમે {site}ને મોકલેલો મેસેજ મળી ગયો છે: {arrived}, ભારતીય સમય. એનો રેફરન્સ {reference} છે.",
    nextHeading: "હવે પછી શું થશે",
    next: [
      "એક એન્જિનિયર તમારો મેસેજ વાંચે છે અને ઓફિસના સમયમાં જવાબ આપે છે: {weekdays}, ભારતીય સમય (UTC+5:30) {opens}થી {closes} સુધી{andSaturday}.",
      "પહેલી વાતચીત મફત છે: મુશ્કેલી શું છે, અને પહેલું વર્ઝન નાનામાં નાનું કેવું બની શકે.",
      "કેટલો સમય લાગશે અને દરેક આઇટમના કેટલા થશે, એ તમને લેખિતમાં મળે છે. નિર્ણય તમે નિરાંતે લો.",
    ],
    reply:
      "કંઈ ઉમેરવું હોય તો આ ઇમેઇલનો જવાબ આપો, અથવા {email} પર લખો અને રેફરન્સ જણાવો. આ ઇમેઇલ અમારા સર્વરે આપમેળે મોકલ્યો છે. તમારો જવાબ માણસ વાંચે છે.",
    mistaken:
      "તમે અમને લખ્યું ન હોય, તો {host} પરના ફોર્મમાં કોઈએ તમારું ઇમેઇલ એડ્રેસ લખ્યું છે. એટલે જ ત્યાં લખાયેલું કંઈ આ ઇમેઇલમાં ફરી લખ્યું નથી. તમારે કંઈ કરવાનું નથી. ફોર્મમાં લખાયેલું ડિલીટ કરાવવું હોય તો આ ઇમેઇલનો જવાબ આપો.",
  },

  about: {
    story: "અમારી વાત",
    passes: [
      { name: "રેખ", text: "પહેલાં રેખાઓ છપાય છે, ચૂના અને ગુંદરના લેપથી. જ્યાં લેપ હોય ત્યાં રંગ ચડતો નથી." },
      { name: "ગળી", text: "ગળીના કૂંડામાંથી કાપડ લીલું નીકળે છે. હવા લાગતાં તે વાદળી થાય છે." },
      { name: "મજીઠ", text: "જ્યાં ફટકડી છપાઈ હોય ત્યાં મજીઠ કાપડને લાલ રંગે છે." },
      { name: "ઝીણું કામ", text: "નાના તારલા અને ટપકાં છેલ્લે આવે છે. પહેલા ફેરામાં ભૂલ હોય તો તે અહીં દેખાય છે." },
    ],
    passesCaption: "આ સાઇટની પોતાની એક ભાત, જે એક પછી એક ફેરામાં છપાય છે. દરેક ફેરાની કિનારી અગાઉના ફેરા સાથે બરાબર બેસવી જોઈએ.",
    mission: "અમારો ઉદ્દેશ",
    whyUs: "અમે શા માટે",
    team: "અમે બે",
    portraitOf: "{name}ની તસવીર",
  },

  explainers: {
    heading: "વેબસાઇટ કે એપનું નક્કી કરતાં પહેલાં",
    "/how-this-site-is-made": "આ સાઇટ કેવી રીતે બની છે",
  },

  careers: {
    working: "અહીં કામ કરવું કેવું છે",
    process: "અમારી ભરતીની રીત",
  },

  industries: {
    caseStudy: "આ ક્ષેત્રનો એક પ્રોજેક્ટ",
    ask: "{field} વિશે અમારી સાથે વાત કરો",
  },

  privacy: {
    receiver: "આ સાઇટના સર્વર",
    days: { one: "{count} દિવસ", other: "{count} દિવસ" },
  },

  spellings: {
    home: "home ghar mukhya mukhyaprushth hom pej મુખ્ય મુખપૃષ્ઠ",
    about: "amara vishe amaro parichay olkhan kon chho firm tim પરિચય ઓળખાણ ટીમ માલિક",
    industries:
      "udyog udhyog dhandho vyapar vepar industry godown davakhanu nishal ધંધો વેપાર ગોડાઉન દવાખાનું હોસ્પિટલ નિશાળ સ્કૂલ દુકાન",
    contact: "sampark samparak fon phone imel email sarnamu address number ફોન નંબર ઈમેલ ઈમેઈલ ઈમેઇલ મેઇલ સરનામું મીટિંગ",
    careers: "karkirdi naukri nokri job bharti vacancy kam pagar નોકરી જોબ ભરતી વેકેન્સી ઇન્ટર્નશિપ પગાર",
    technologies: "teknoloji technology takniki tecnology ટેક્નોલોજી ટેકનૉલોજી તકનીક",
    portfolio: "portfoliyo kam namuna project projekt કામના નમૂના પ્રોજેક્ટ",
    caseStudies: "kes stadi kestadi case study anubhav કેસસ્ટડી અનુભવ દાખલો",
    privacy: "gopniyata gopaniyata privacy praivasi khangi mahiti પ્રાઇવસી ખાનગી માહિતી ડેટા કૂકીઝ",
    "backend-api-engineering": "bekend backend api server sarvar database detabez બેકઍન્ડ બેક-એન્ડ એપીઆઈ સર્વર",
    "custom-software-development":
      "kastam software softver softwer sophtver banavo banavvu erp crm billing excel એક્સેલ સૉફ્ટવેર સોફ્ટવેઅર ઇઆરપી બિલિંગ સ્ટોક હિસાબ",
    "devops-solutions": "devops devop klaud cloud server sarvar hosting backup ડેવઓપ્સ ડેવોપ્સ ક્લાઉડ હોસ્ટિંગ બેકઅપ",
    "flutter-app-development":
      "mobile mobail aep app ep aplikeshan banavvi banavo android ios flutter flatar એપ્લિકેશન ઍપ મોબાઈલ ફ્લટર એન્ડ્રોઇડ આઇફોન",
    "seo-digital-marketing":
      "seo digital dijital marketing marketting google gugal jaherat એસઇઓ એસઈઓ ડિજીટલ માર્કેટીંગ ગૂગલ જાહેરાત રેન્કિંગ",
    "uiux-design": "ui ux design dizain dijhain yuaai yuex યુઆઈ યુએક્સ ડીઝાઇન ડિઝાઈન ડીઝાઈન લેઆઉટ",
    "web-development-kutch":
      "web website vebsait websait vebsite site banavvi banavo development devlopment kachchh kachh kutch online shop dukan વેબસાઈટ વેબ સાઇટ ડેવલોપમેન્ટ ઓનલાઇન દુકાન કચ્છ ભુજ ગાંધીધામ",
    "what-a-website-costs": "kharch kharcho bhav kimat price cost quotation kotation વેબસાઈટનો ખર્ચ કિંમત કોટેશન",
    "before-you-sign": "sahi karar contract checklist yadi savaal saval કોન્ટ્રાક્ટ ચેકલિસ્ટ",
    "website-in-gujarati-and-hindi": "gujarati hindi bhasha anuvad translation font ભાષાંતર અનુવાદ હિંદી",
    "how-this-site-is-made": "speed jhadap performance ઝડપ",
  },

  sharing: {
    image: "બીબાંથી છાપેલા કાપડની બાજુમાં “{title}”",
    place: "કચ્છ, ગુજરાત, ભારત",
  },
} satisfies InterfaceWords;
