import type { PageWords } from "../en/page-words.ts";

/** Hindi. The comments are in the English file. */
export default {
  sections: { pages: "पेज", services: "सेवाएँ", guides: "गाइड", sheets: "प्रिंट करने की शीट", "case-studies": "केस स्टडी" },

  guides: {
    crumb: "गाइड",
    reviewed: "आखिरी जाँच:",
    table: "आमने-सामने",
    columns: {
      name: "क्या",
      choose: "कब लें",
      hurts: "कहाँ दिक्कत होती है",
      leaving: "इसे छोड़ने में कितना काम है",
    },
    decision: {
      heading: "तय करने का एक तरीका",
      rule: "ऊपर से शुरू कीजिए: जिस सवाल पर पहली बार “हाँ” कहें, उसी के साथ आपका जवाब लिखा है।",
      yes: "हाँ",
      no: "नहीं",
      next: ", तो अगला सवाल",
      otherwise: "हर जवाब “नहीं” हो, तो अक्सर यह टेक्नोलॉजी ठीक रहती है",
      beside: "ऊपर लिखी किसी भी टेक्नोलॉजी के साथ",
    },
    omitted: "किसकी तुलना नहीं की गई, और क्यों",
  },

  sources: {
    heading: "स्रोत",
    text: "इस पेज की बातें जिन स्रोतों से ली गई हैं, उन्हें आप भी पढ़ सकते हैं। जिस बात के साथ स्रोत नहीं है, वह हमारी अपनी राय है।",
    seen: ", आखिरी बार देखा:",
    copied: ", पेज की सहेजी हुई कॉपी देखी:",
  },

  priceSources: {
    domain: "Codekilla: डोमेन कंपनियों की कीमतों की टेबल",
    server: "Amazon: Lightsail की गाइड",
    gateway: "SmartBiz by Amazon: Razorpay की फ़ीस",
    apple: "Apple: डेवलपर अकाउंट का पेज",
    google: "Google: Play Console का मदद वाला पेज",
    "store-share": "Google: Play Console का मदद वाला पेज",
    whatsapp: "WabaConnect: भारत के लिए Meta की कीमतें",
    "whatsapp-reply": "WhaTools: WhatsApp संदेशों का खर्च",
    "sms-registration": "BookMySMS: SMS रजिस्ट्रेशन",
    sms: "TechTo Networks की अपनी शुरुआती कीमत",
    gst: "BUSY: SAC 998314",
    dollar: "यूरोप का केंद्रीय बैंक: 23 जुलाई 2026 की दरें",
    "hosted-shop": "Shopify: कीमतों का पेज",
    "upkeep-fixed": "Izafa Labs के सालाना करार",
    "upkeep-share": "BN Techno का सालाना करार",
  },

  sheets: {
    crumb: "प्रिंट करने की शीट",
    toPrint: "छापने के लिए",
    example: "छापने के लिए उदाहरण",
    fillIn: "छापकर भरने के लिए",
    read: "पढ़ने और छापने के लिए उदाहरण",
  },

  resources: {
    guide: "{title} (गाइड)",
    sheet: "{label} (प्रिंट करने के लिए)",
    licence:
      "यह पूरी टेबल या उसका कोई हिस्सा आप अपने काम में ले सकते हैं। साथ में Kutch IT का नाम लिखिए और इस पेज का लिंक दीजिए (CC BY 4.0, https://creativecommons.org/licenses/by/4.0)।",
  },

  estimate: {
    items: {
      heading: "उदाहरण: आइटम",
      text: "हर रकम काम के दिनों को {rate} से गुणा करके निकाली गई है। दिन की यह कीमत सिर्फ़ मान ली गई है, असली नहीं है।",
      caption: "एस्टिमेट का उदाहरण, काल्पनिक कीमत के साथ",
      heads: ["आइटम", "क्या मानकर चले हैं", "काम के दिन", "रकम"],
      sum: ["जोड़", "{count} आइटम का"],
      reserve: ["अचानक काम बढ़े तो", "जोड़ का {share}, अलग से लिखा हुआ, ताकि किसी आइटम में छिपा न रहे"],
      total: ["उदाहरण की कुल रकम", "जोड़, और अचानक बढ़े काम के लिए रखी रकम"],
      tax: "{tax}, {share}",
      withTax: ["{tax} के साथ कुल", "सब मिलाकर इतना देना है"],
    },
    weeks: {
      heading: "उदाहरण: हफ़्ते",
      text: "पूरी टीम को मिलाकर एक हफ़्ते में काम के {days} दिन गिने हैं।",
      caption: "चरणों और उनके हफ़्तों का उदाहरण",
      heads: ["चरण", "क्या होता है", "काम के दिन", "हफ़्ते"],
      reserve: "ज़रूरत पड़े तो",
      total: ["ऑर्डर से लॉन्च तक", "अचानक बढ़े काम के दिन मिलाकर"],
    },
    payments: {
      heading: "उदाहरण: किस्तें",
      caption: "किस्तों का उदाहरण",
      heads: ["कब", "कितना हिस्सा", "रकम"],
      total: ["सब किस्तें मिलाकर", "{tax} के साथ कुल रकम"],
    },
    warranty: "उदाहरण: वारंटी, {days} दिन",
    leftOut: "उदाहरण: क्या शामिल नहीं है",
  },

  caseStudy: {
    back: "सभी केस स्टडी",
    results: "मुख्य नतीजे",
    whom: "किसके लिए",
    wrong: "क्या गड़बड़ होती है",
    changed: "क्या बदला",
    industry: "उद्योग",
    duration: "कितना समय",
    technologies: "टेक्नोलॉजी",
    services: "सेवाएँ",
    overview: "एक नज़र में",
    challenges: "ऐसे काम में क्या मुश्किल होता है",
    rest: "परेशानियों के हल, सिस्टम का चित्र और तकनीकी हिस्सा अंग्रेज़ी पेज पर हैं।",
    readOn: "आगे का हिस्सा पढ़ें",
    discuss: "अपने प्रोजेक्ट की बात करें",
    next: "अगली केस स्टडी",
  },

  service: {
    technologies: "टेक्नोलॉजी",
    covers: "इस काम में क्या-क्या शामिल है",
    process: "काम कैसे चलता है",
    builtWith: "हमारे टूल",
    bring: "हमें आपसे क्या चाहिए",
    atWork: "जिन प्रोजेक्ट में यह काम हुआ",
    questions: "काम शुरू होने से पहले हमसे पूछने लायक सवाल",
    alsoAsked: "यह भी पूछा जाता है: खर्च, दफ़्तर का समय, मालिकाना हक",
    months: { one: "{count} महीना", other: "{count} महीने" },
    resources: "गाइड और प्रिंट करने की शीट",
  },

  technologies: {
    categories: "समूह",
    compare: "{category} टेक्नोलॉजी की तुलना",
    used: { one: "{count} केस स्टडी में:", other: "{count} केस स्टडी में:" },
    numbers: ["शून्य", "एक", "दो", "तीन", "चार", "पाँच", "छह", "सात", "आठ", "नौ"],
  },

  portfolio: {
    technologies: "टेक्नोलॉजी",
    contact: "संपर्क करें",
  },

  caseStudies: {
    results: "मुख्य नतीजे",
    read: "केस स्टडी पढ़ें",
    about: "विषय: {title}",
  },
} satisfies PageWords;
