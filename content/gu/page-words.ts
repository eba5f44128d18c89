import type { PageWords } from "../en/page-words.ts";

/** Gujarati. The comments are in the English file. */
export default {
  sections: { pages: "પેજ", services: "સેવાઓ", guides: "ગાઇડ", sheets: "છાપવાનાં પાનાં", "case-studies": "કેસ સ્ટડી" },

  guides: {
    crumb: "ગાઇડ",
    reviewed: "છેલ્લે તપાસ્યું:",
    table: "સામસામે સરખામણી",
    columns: {
      name: "પસંદગી",
      choose: "ક્યારે લેવું",
      hurts: "ક્યાં નડે",
      leaving: "છોડવું હોય તો શું કરવું પડે",
    },
    decision: {
      heading: "નક્કી કરવાની રીત",
      rule: "સૌથી ઉપરના સવાલથી શરૂ કરો: પહેલી “હા” જ્યાં આવે ત્યાં તમારો જવાબ છે.",
      yes: "“હા”",
      no: "“ના”",
      next: ", તો પછીનો સવાલ",
      otherwise: "બધા જવાબ “ના” હોય, તો મોટે ભાગે આ બરાબર રહેશે",
      beside: "ગમે તે પસંદ કરો, સાથે આ પણ લો",
    },
    omitted: "શું સરખાવ્યું નથી, અને કેમ",
  },

  sources: {
    heading: "સ્રોત",
    text: "આ વાતો અમે જ્યાં વાંચી ત્યાં તમે પણ જોઈ શકો છો. જે વાત સાથે સ્રોત આપ્યો નથી એ અમારો પોતાનો અભિપ્રાય છે.",
    seen: ". પેજ છેલ્લે જોયાની તારીખ:",
    copied: ". પેજની સાચવેલી નકલ જોયાની તારીખ:",
  },

  priceSources: {
    domain: "Codekilla: ડોમેઇન કંપનીઓના ભાવનું કોષ્ટક",
    server: "Amazon: Lightsailની માર્ગદર્શિકા",
    gateway: "SmartBiz by Amazon: Razorpayની ફી",
    apple: "Apple: ડેવલપર એકાઉન્ટનું પેજ",
    google: "Google: Play Consoleનું હેલ્પ પેજ",
    "store-share": "Google: Play Consoleનું હેલ્પ પેજ",
    whatsapp: "WabaConnect: ભારત માટે Metaના ભાવ",
    "whatsapp-reply": "WhaTools: WhatsApp મેસેજનો ખર્ચ",
    "sms-registration": "BookMySMS: SMS રજિસ્ટ્રેશન",
    sms: "TechTo Networks: કંપનીએ પોતે જાહેર કરેલો શરૂઆતનો ભાવ",
    gst: "BUSY: SAC 998314",
    dollar: "યુરોપની સેન્ટ્રલ બેંક: 23 જુલાઈ 2026ના દર",
    "hosted-shop": "Shopify: ભાવનું પેજ",
    "upkeep-fixed": "Izafa Labs: કંપનીના વાર્ષિક કરાર",
    "upkeep-share": "BN Techno: કંપનીનો વાર્ષિક કરાર",
  },

  sheets: {
    crumb: "છાપવાનાં પાનાં",
    toPrint: "છાપવા માટે",
    example: "ઉદાહરણ, છાપવા માટે",
    fillIn: "છાપીને ભરવા માટે",
    read: "ઉદાહરણ, વાંચવા અને છાપવા માટે",
  },

  resources: {
    guide: "{title} (ગાઇડ)",
    sheet: "{label} (છાપવા માટે)",
    licence:
      "આ આખું કોષ્ટક કે એનો કોઈ ભાગ તમે ફરી વાપરી શકો છો, શરત એટલી: Kutch ITનું નામ લખવું અને આ પેજની લિંક મૂકવી (CC BY 4.0, https://creativecommons.org/licenses/by/4.0).",
  },

  estimate: {
    items: {
      heading: "ઉદાહરણ: આઇટમ",
      text: "રકમ એટલે કામના દિવસ ગુણ્યા {rate}. દિવસનો એ ભાવ ધારેલો છે, ખરો નથી.",
      caption: "એસ્ટિમેટનું ઉદાહરણ, ધારી લીધેલા ભાવ સાથે",
      heads: ["આઇટમ", "શું ધારેલું છે", "કામના દિવસ", "રકમ"],
      sum: ["સરવાળો", "{count} આઇટમનો"],
      reserve: ["અણધાર્યા કામ માટે", "સરવાળાના {share}, અલગ લીટીમાં, જેથી કોઈ આઇટમમાં છુપાય નહીં"],
      total: ["ઉદાહરણની કુલ રકમ", "સરવાળો, અને અણધાર્યા કામ માટેની રકમ"],
      tax: "{tax}, {share}",
      withTax: ["{tax} સાથે કુલ", "બધું મળીને આટલું ચૂકવવાનું"],
    },
    weeks: {
      heading: "ઉદાહરણ: અઠવાડિયાં",
      text: "ટીમના બધા જણના મળીને અઠવાડિયે કામના {days} દિવસ ગણ્યા છે.",
      caption: "ઉદાહરણ: કયા તબક્કામાં કેટલાં અઠવાડિયાં",
      heads: ["તબક્કો", "શું થાય છે", "કામના દિવસ", "અઠવાડિયાં"],
      reserve: "વપરાય તો",
      total: ["ઓર્ડરથી લાઇવ થવા સુધી", "અણધાર્યા કામના દિવસો ગણીને"],
    },
    payments: {
      heading: "ઉદાહરણ: પેમેન્ટના હપતા",
      caption: "પેમેન્ટના હપતાનું ઉદાહરણ",
      heads: ["ક્યારે", "કેટલા ટકા", "રકમ"],
      total: ["બધા હપતા મળીને", "{tax} સાથેની કુલ રકમ"],
    },
    warranty: "ઉદાહરણ: વોરંટી, {days} દિવસ",
    leftOut: "ઉદાહરણ: શું ગણેલું નથી",
  },

  caseStudy: {
    back: "બધી કેસ સ્ટડી",
    results: "મુખ્ય પરિણામ",
    whom: "કોના માટે",
    wrong: "શું ખોટું થાય છે",
    changed: "શું બદલાયું",
    industry: "ઉદ્યોગ",
    duration: "કેટલો સમય",
    technologies: "ટેકનોલોજી",
    services: "સેવાઓ",
    overview: "ટૂંકમાં",
    challenges: "આવા કામમાં શું અઘરું હોય છે",
    rest: "ઉકેલ, સિસ્ટમની આકૃતિ અને ટેકનિકલ ભાગ અંગ્રેજી પેજ પર છે.",
    readOn: "બાકીનો ભાગ વાંચો",
    discuss: "તમારા પ્રોજેક્ટની વાત કરો",
    next: "હવે પછીની કેસ સ્ટડી",
  },

  service: {
    technologies: "ટેકનોલોજી",
    covers: "અમે શું શું કરી આપીએ છીએ",
    process: "કામ કેવી રીતે ચાલે છે",
    builtWith: "અમે વાપરીએ એ ટેકનોલોજી",
    bring: "તમારી પાસેથી શું જોઈએ",
    atWork: "આવા કામના પ્રોજેક્ટ",
    questions: "કામ શરૂ થાય એ પહેલાં અમને પૂછવા જેવા સવાલ",
    alsoAsked: "આ પણ પુછાય છે: ખર્ચ, ઓફિસનો સમય, માલિકી",
    months: { one: "{count} મહિનો", other: "{count} મહિના" },
    resources: "ગાઇડ અને છાપવાનાં પાનાં",
  },

  technologies: {
    categories: "પ્રકાર",
    compare: "{category} ટેકનોલોજીની સરખામણી",
    used: { one: "{count} કેસ સ્ટડીમાં:", other: "{count} કેસ સ્ટડીમાં:" },
    numbers: ["શૂન્ય", "એક", "બે", "ત્રણ", "ચાર", "પાંચ", "છ", "સાત", "આઠ", "નવ"],
  },

  portfolio: {
    technologies: "ટેકનોલોજી",
    contact: "સંપર્ક કરો",
  },

  caseStudies: {
    results: "મુખ્ય પરિણામ",
    read: "કેસ સ્ટડી વાંચો",
    about: "{title} વિશે",
  },
} satisfies PageWords;
