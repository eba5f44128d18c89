import type { IslandWords } from "../en/island-words.ts";

/** Gujarati. The comments are in the English file. */
export default {
  toasts: { label: "સૂચનાઓ", close: "સૂચના બંધ કરો", failed: "અણધારી ભૂલ આવી!" },

  form: {
    label: "મેસેજ મોકલવાનું ફોર્મ",
    fields: {
      name: { label: "નામ", readers: "નામ", missing: "તમારું નામ લખો" },
      email: {
        label: "ઇમેઇલ",
        readers: "ઇમેઇલ એડ્રેસ",
        missing: "જવાબ ક્યાં મોકલીએ? ઇમેઇલ એડ્રેસ લખો",
      },
      phone: { label: "ફોન", readers: "ફોન નંબર", missing: "" },
      company: { label: "કંપની", readers: "કંપનીનું નામ", missing: "" },
      message: { label: "મેસેજ", readers: "મેસેજ", missing: "મેસેજ લખો" },
      requestConsultation: {
        label: "મારે મફત સલાહ જોઈએ છે",
        readers: "તમે સલાહ માંગી છે કે નહીં",
        missing: "",
      },
    },
    optional: "(મરજિયાત)",
    notAnAddress: "એક સાચું ઇમેઇલ એડ્રેસ લખો, જેમ કે name@example.com",
    tooLong:
      "“{field}” ખાનામાં માત્રા અને ખાલી જગ્યા ગણીને {count} અક્ષર સમાય છે, અને {over} વધારે લખાયા છે. એટલા ઓછા કરો. તમારું લખેલું કંઈ કપાયું નથી.",
    honeypot: "આ ખાલી રાખો",
    buttons: {
      home: "મફત સલાહ બુક કરો",
      contact: "મોકલો",
      sending: "મોકલાય છે...",
      sent: "મેસેજ મોકલાઈ ગયો!",
      failed: "મોકલાયો નહીં! ફરી મોકલો",
    },
    success: "મેસેજ મોકલાઈ ગયો છે!",
    error: "મેસેજ મોકલી શકાયો નહીં. ફરી પ્રયત્ન કરો.",
    waiting: "તમે ઓફલાઇન છો. તમે લખેલું સચવાયેલું છે, અને આ પેજ ખુલ્લું હશે તો ઇન્ટરનેટ પાછું આવતાં મોકલાઈ જશે.",
    withoutScripts: "JavaScript વગર આ ફોર્મ તમારો મેઇલ પ્રોગ્રામ ખોલે છે, તમે લખેલા લખાણ સાથે. તમે {email} પર પણ લખી શકો.",
    held: "એક ક્ષણ: આ પેજ પૂરું લોડ થાય એટલે મોકલાઈ જશે. કંઈ ન થાય તો {email} પર લખો.",
    reference: "તમારા મેસેજનો રેફરન્સ {reference} છે.",
    kept: "તમારો મેસેજ મોકલાયો નથી: અમારા સર્વર સુધી પહોંચાયું નહીં, અથવા એણે સ્વીકાર્યો નહીં. તમે લખેલું કંઈ ખોવાયું નથી, ઉપર એમનું એમ છે. ફરી પ્રયત્ન કરો, {email} પર લખો અથવા {phone} પર ફોન કરો.",
    forget: "મેં લખેલું ભૂલી જાઓ",
    forgotten: "ડિલીટ થઈ ગયું: આ બ્રાઉઝરમાંથી અને દરેક ટેબમાંથી.",
    bringBack: "પાછું લાવો",
    back: "તમારું લખાણ ફરી ભરાઈ ગયું છે.",
    whatHappens: "તમે લખો છો તેનું શું થાય છે:",
    privacy: "ગોપનીયતા",
  },

  search: {
    label: "સાઇટમાં શોધો",
    field: "બધાં પેજમાં શોધો",
    close: "શોધ બંધ કરો",
    loading: "શોધ લોડ થાય છે…",
    failed: "શોધ લોડ થઈ શકી નહીં.",
    again: "ફરી પ્રયત્ન કરો",
    intro: "સેવાઓ, ગાઇડ, ઉદ્યોગો, સંપર્ક: દરેક પેજમાં શોધાય છે. જે પેજ ફક્ત અંગ્રેજીમાં છે, જેમ કે લેખ, એ પણ મળે છે અને નીચે અલગ બતાવાય છે.",
    english: "અંગ્રેજીમાં",
    pages: { one: "{count} પેજ", other: "{count} પેજ" },
    best: "{pages}, એમાંથી સૌથી બંધબેસતાં {shown} અહીં છે",
    unknown: "{words} એકેય પેજમાં નથી.",
    rest: "{unknown} બાકીના શબ્દો માટે: {pages}.",
    key: "{key} કી શોધ ખોલે છે",
    ask: "એને બદલે અમને પૂછો: પહેલી સલાહ મફત છે.",
    contact: "સંપર્ક કરો",
  },
} satisfies IslandWords;
