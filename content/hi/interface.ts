import type { InterfaceWords } from "../en/interface.ts";
import consent from "./consent-words.ts";
import islands from "./island-words.ts";
import models from "./model-words.ts";
import pageWords from "./page-words.ts";

/** The Hindi catalogue. The comments are in the English one. */
export default {
  ...islands,
  ...pageWords,
  consent,
  models,

  language: {
    name: "हिंदी",
    nameForOwner: "Hindi",
    tag: "hi-IN",
    range: "{first} से {last}",
    rangeShort: "{first}-{last}",
    andSaturday: ", और शनिवार को {from} से {until} बजे तक",
    goodBreak: ["आपकी बात हमसे ही", "होती है।"],
    badBreak: ["आपकी बात हमसे", "ही होती है।"],
    font: { family: "Anek Devanagari", package: "@fontsource-variable/anek-devanagari", subset: "devanagari" },
  },

  scheme: { label: "रंग", system: "सिस्टम के अनुसार", day: "दिन", night: "रात" },

  offer: {
    label: "भाषा",
    accept: "हिंदी में पढ़ें",
    dismiss: "अभी नहीं",
    all: "सभी भाषाएँ",
  },

  notFound: {
    subject: "इस वेब पते पर कोई पेज नहीं मिला",
    description:
      "इस वेब पते पर कोई पेज नहीं है। होम पेज से आप Kutch IT की हर चीज़ तक पहुँच सकते हैं: सेवाएँ, टेक्नोलॉजी, केस स्टडी और ब्लॉग।",
    heading: "पेज नहीं मिला।",
    text: "या तो वेब पता गलत टाइप हो गया, या लिंक बनने के बाद पेज दूसरी जगह चला गया।",
    returnHome: "होम पेज पर लौटें",
    nearest: "क्या आप यह ढूँढ रहे थे?",
  },

  failure: {
    heading: "अचानक कोई गड़बड़ी हो गई!",
    text: "पेज दोबारा लोड करने से अक्सर काम बन जाता है। न बने, तो होम पेज पर जाइए।",
  },

  frame: {
    skip: "सीधे पेज के कंटेंट पर जाएँ",
    main: "मुख्य",
    menu: "मेन्यू",
    services: "सेवाएँ",
    resources: "काम और लेख",
    company: "फ़र्म",
    lines: {
      portfolio: "हमारे प्रोजेक्ट, चित्रों के साथ",
      caseStudies: "ऐसे सिस्टम कैसे बनते हैं",
      blog: "हमारे काम पर लेख",
      about: "कच्छ, गुजरात के दो इंजीनियर",
      careers: "यहाँ काम करना कैसा है",
    },
    bar: {
      label: "फ़ोन करें या लिखें",
      call: "फ़ोन करें",
      whatsapp: "WhatsApp",
      consultation: "मुफ़्त सलाह",
    },
    build: "आइए, मिलकर बनाएँ",
    home: "होम",
    technologies: "टेक्नोलॉजी",
    industries: "उद्योग",
    portfolio: "पोर्टफ़ोलियो",
    caseStudies: "केस स्टडी",
    blog: "ब्लॉग",
    about: "हमारे बारे में",
    careers: "करियर",
    contact: "संपर्क",
    privacy: "प्राइवेसी",
    costs: "खर्च कितना आता है",
    privacyChoices: "प्राइवेसी के विकल्प",
    firm: "फ़र्म",
    firmText: "कच्छ, गुजरात, भारत के दो इंजीनियर। आपकी बात उन्हीं से होती है जो कोड लिखते हैं।",
    made: "कच्छ में बनी साइट। इस पर दिखने वाले छपे कपड़े के चित्र भी वही कोड बनाता है जो पेज बनाता है।",
    search: "साइट पर खोजें",
    languages: "भाषा",
    inEnglish: "अंग्रेज़ी में",
    englishNote: "{mark} वाले लिंक अंग्रेज़ी के पेज खोलते हैं।",
    breadcrumb: "आप यहाँ हैं",
  },

  home: {
    build: "आइए, मिलकर बनाएँ",
    book: "मुफ़्त सलाह बुक करें",
    costs: "देखिए, खर्च कितना आता है",
    learnMore: "और जानें",
    aboutService: "{service} के बारे में",
    consultation: "मुफ़्त सलाह",
    moreAboutUs: "हमारे बारे में और",
    numbers: "आँकड़ों में",
    exploreIndustries: "सभी उद्योग देखें",
    allProjects: "सभी प्रोजेक्ट देखें",
    carousel: {
      label: "उद्योग",
      role: "कैरोसेल",
      cards: "उद्योग: कार्ड",
      previous: "पिछला",
      next: "अगला",
      position: "{count} में से {number}",
    },
  },

  contact: {
    label: "पहली सलाह मुफ़्त",
    book: "मुफ़्त सलाह बुक करें",
    write: "हमें लिखें",
    covers: "सलाह में क्या-क्या आता है",
    writeOrCall: "लिखिए या फ़ोन कीजिए",
    whatsapp: "WhatsApp पर लिखें",
    answersIn: "हम {languages} में जवाब देते हैं।",
    oneAnswers: "हमारे दो इंजीनियरों में से एक आपका संदेश पढ़ते हैं, और जवाब भी वही देते हैं।",
    theyAnswer: "आप जो लिखते हैं उसे {names} पढ़ते हैं और जवाब देते हैं।",
    arrived:
      "आपका संदेश पहुँच गया है। हमारे दो इंजीनियरों में से एक उसे पढ़कर दफ़्तर के समय में जवाब देंगे: {weekdays}, {opens} से {closes} बजे तक{andSaturday}, भारतीय समय।",
    writeIn: "आप {languages} में लिख सकते हैं।",
    writeInLatin: "गुजराती अंग्रेज़ी अक्षरों में लिखें तो भी चलेगा।",
    place: "जगह",
    legalName: "रजिस्टर्ड नाम",
    gstin: "GSTIN",
    officeHours: "दफ़्तर का समय",
    weekdays: "{weekdays}",
    weekend: "{closedDays}",
    closed: "बंद",
    opens: "{opens}",
    closes: "{closes}",
    hours: "{from} से {to} (IST)",
    saturday: { day: "{saturday}", opens: "{saturdayOpens}", closes: "{saturdayCloses}" },
    openNow: "अभी खुला है, {time} बजे (IST) तक",
    closedNow: "अभी बंद है, {day} को {time} बजे (IST) खुलेगा",
    days: {
      sunday: "रविवार",
      monday: "सोमवार",
      tuesday: "मंगलवार",
      wednesday: "बुधवार",
      thursday: "गुरुवार",
      friday: "शुक्रवार",
      saturday: "शनिवार",
    },
  },

  formAnswers: {
    notSent: "नहीं भेजा गया: ",
    askAgain: "आपका संदेश अभी नहीं भेजा गया है: इसे कोई प्रोग्राम नहीं, आप खुद भेज रहे हैं, यह पक्का करने के लिए कृपया “{again}” दबाइए।",
    again: "दोबारा भेजिए",
    correct: "आपका संदेश अभी नहीं भेजा गया है। जिन खानों पर निशान है, उन्हें ठीक कीजिए, फिर दोबारा भेजिए।",
    tooLong:
      "आपका संदेश नहीं भेजा गया: वह एक बार में भेजने के लिए बहुत लंबा है। नीचे फ़ॉर्म में उसका आखिरी हिस्सा कट गया है। कृपया उसे छोटा कीजिए, या {email} पर लिखिए, या {phone} पर फ़ोन कीजिए।",
    notStored:
      "आपका संदेश नहीं भेजा गया: हम उसे सहेज नहीं सके। आपने जो लिखा था वह नीचे वैसे ही है, कुछ खोया नहीं। कृपया दोबारा भेजिए। फिर भी न जाए, तो {email} पर लिखिए या {phone} पर फ़ोन कीजिए।",
    notRecognised:
      "आपका संदेश नहीं भेजा गया: हम पक्का नहीं कर सके कि वह इसी साइट के फ़ॉर्म से आया है। पेज दोबारा खोलकर फिर से भेजिए, या {email} पर लिखिए, या {phone} पर फ़ोन कीजिए।",
    tooMany:
      "आपका संदेश नहीं भेजा गया: अभी-अभी आपके नेटवर्क से बहुत सारे संदेश आए हैं। कृपया पीछे जाइए, एक मिनट रुकिए और दोबारा भेजिए। फिर भी न जाए, तो {email} पर लिखिए या {phone} पर फ़ोन कीजिए।",
  },

  received: {
    title: "आपका संदेश हमें मिल गया",
    description:
      "आपका संदेश सहेज लिया गया है और Kutch IT के दो इंजीनियरों में से एक उसे पढ़ेंगे। अगला कदम एक बातचीत है, और उसके पैसे नहीं लगते।",
    crumb: "संदेश मिल गया",
    tagline:
      "आपका संदेश हमारे पास सहेजा हुआ है, और हमारे दो इंजीनियरों में से एक उसे पढ़कर {officeDays}, दफ़्तर के समय में जवाब देंगे। संदेश दोबारा भेजने की ज़रूरत नहीं।",
  },

  acknowledgement: {
    subject: "{site}: आपका संदेश मिल गया",
    greeting: "नमस्ते,",
    moment: "{day} को {part} {time} बजे",
    arrived: "{site} को आपका संदेश मिला: {arrived}, भारतीय समय। उसका रेफ़रेंस नंबर {reference} है।",
    nextHeading: "आगे क्या होता है",
    next: [
      "एक इंजीनियर उसे पढ़ते हैं और दफ़्तर के समय में जवाब देते हैं: {weekdays}, {opens} से {closes} बजे तक{andSaturday}, भारतीय समय (UTC+5:30)।",
      "पहली बातचीत मुफ़्त है: परेशानी क्या है, और सबसे छोटा पहला वर्शन क्या हो सकता है।",
      "आपको लिखकर मिलता है कि कितना समय लगेगा और हर आइटम का कितना खर्च है। फ़ैसला आप आराम से कीजिए।",
    ],
    reply:
      "कुछ और बताना हो, तो इसी ईमेल का जवाब दीजिए, या {email} पर लिखिए और रेफ़रेंस नंबर साथ में दीजिए। यह ईमेल हमारे सर्वर ने अपने आप भेजा है। आपका जवाब कोई इंसान पढ़ता है।",
    mistaken:
      "अगर आपने हमें नहीं लिखा, तो {host} के फ़ॉर्म में किसी और ने आपका ईमेल पता टाइप किया है। इसीलिए इस ईमेल में वहाँ लिखी कोई बात दोहराई नहीं गई। आपको कुछ करने की ज़रूरत नहीं। चाहते हों कि वह संदेश और आपका पता मिटा दिया जाए, तो जवाब दीजिए।",
  },

  about: {
    story: "हमारी कहानी",
    passes: [
      { name: "रेखा", text: "सबसे पहले चूने और गोंद के लेप से कपड़े पर रेखाएँ छपती हैं। जहाँ लेप होता है, वहाँ रंग नहीं चढ़ता।" },
      { name: "नील", text: "नील के हौज़ से कपड़ा हरा निकलता है। हवा लगने पर वह नीला हो जाता है।" },
      { name: "मजीठ", text: "जहाँ फिटकरी छपी हो, वहाँ मजीठ कपड़े को लाल रंगती है।" },
      {
        name: "बारीक काम",
        text: "छोटे तारे और बिंदियाँ सबसे आखिर में छपती हैं। पहला ठप्पा ठीक न बैठा हो, तो वह चूक इनमें साफ़ दिखती है।",
      },
    ],
    passesCaption: "इसी साइट का एक ब्लॉक प्रिंट, चरण-दर-चरण। हर चरण की छपाई पिछले चरण की किनारी पर ठीक बैठनी चाहिए।",
    mission: "हमारा मकसद",
    whyUs: "हम ही क्यों",
    team: "हम दोनों",
    portraitOf: "{name} की तस्वीर",
  },

  explainers: {
    heading: "वेबसाइट या ऐप तय करने से पहले",
    "/how-this-site-is-made": "यह साइट कैसे बनी है",
  },

  careers: {
    working: "यहाँ काम करना कैसा है",
    process: "भर्ती के हमारे चरण",
  },

  industries: {
    caseStudy: "इस क्षेत्र का एक प्रोजेक्ट",
    ask: "{field} के बारे में हमसे बात कीजिए",
  },

  privacy: {
    /** Stands before पर. */
    receiver: "इस साइट के सर्वर",
    days: { one: "{count} दिन", other: "{count} दिन" },
  },

  spellings: {
    home: "hom home mukhya prishth ghar kutch kachchh kachh gujarat कच्छी",
    about: "hamare baare mein hamare bare me baare company team kaun engineer इंजिनियर टीम परिचय कंपनी",
    industries:
      "udyog karobar vyapar dhandha धंधा व्यापार व्यवसाय उद्योग इंडस्ट्री warehouse godam logistics transport ट्रांसपोर्ट healthcare hospital aspatal अस्पताल clinic fintech school स्कूल shiksha शिक्षा",
    contact: "sampark samparq phone number pata email फोन पता ईमेल कॉन्टैक्ट बातचीत salah muft free consultation मुफ्त",
    careers: "naukri nokri job jobs bharti vacancy नौकरी जॉब रोजगार कैरियर careers internship इंटर्नशिप",
    technologies: "technology taknik takneek तकनीक टेक्नॉलजी टेक्नोलोजी प्रौद्योगिकी tools framework",
    portfolio: "portfolio hamara kaam kaam project projects पोर्टफोलियो नमूने काम",
    caseStudies: "case study case studies kes stadi केस स्टडीज उदाहरण udaharan",
    privacy: "privacy gopniyata gopaniyata niji jankari गोपनीयता निजता cookie cookies data delete mitana",
    "backend-api-engineering": "backend bekend bakend api server database sarvar डाटाबेस एपीआई बैकेंड",
    "custom-software-development":
      "custom software kastam softwer saftware sophtveyar सोफ्टवेयर excel spreadsheet erp crm billing स्प्रेडशीट बिलिंग",
    "devops-solutions": "devops devop cloud klaud server hosting backup डेवऑप्स होस्टिंग aws docker",
    "flutter-app-development": "mobile app mobail ep flutter android iphone ios एप एप्प मोबाईल फ्लटर एंड्रॉयड एंड्रॉइड आईफोन",
    "seo-digital-marketing":
      "seo digital marketing dijital marketing google ads vigyapan विज्ञापन एसईओ गूगल मार्केटिंग प्रचार rank ranking",
    "uiux-design": "ui ux design dizain dijain यूआई यूएक्स डिजाइन डिजाईन design interface figma",
    "web-development-kutch":
      "website web development websait vebsait banwana banana वेब साइट वैबसाइट online dukan shop ecommerce ऑनलाइन दुकान",
    "what-a-website-costs": "kharch kharcha keemat kimat price cost quotation दाम रेट लागत कोटेशन",
    "before-you-sign": "dastakhat hastakshar karar contract checklist सवाल अनुबंध चेकलिस्ट",
    "website-in-gujarati-and-hindi": "gujarati hindi bhasha anuvad translation font हिन्दी अनुवाद भाषांतर",
    "how-this-site-is-made": "speed raftar performance रफ़्तार",
  },

  sharing: {
    image: "“{title}”, साथ में ठप्पे से छपा कपड़ा",
    place: "कच्छ, गुजरात, भारत",
  },
} satisfies InterfaceWords;
