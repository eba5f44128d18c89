import type { IslandWords } from "../en/island-words.ts";

/** In Hindi; what each is for stands in the English one. */
export default {
  toasts: { label: "सूचनाएँ", close: "सूचना बंद करें" },

  form: {
    label: "संदेश भेजने का फ़ॉर्म",
    fields: {
      name: { label: "नाम", readers: "नाम", missing: "कृपया अपना नाम लिखिए" },
      email: {
        label: "ईमेल",
        readers: "ईमेल पता",
        missing: "कृपया ईमेल पता लिखिए, जिस पर हम जवाब दें",
      },
      phone: { label: "फ़ोन", readers: "फ़ोन नंबर", missing: "" },
      company: { label: "कंपनी", readers: "कंपनी", missing: "" },
      message: { label: "संदेश", readers: "संदेश", missing: "कृपया संदेश लिखिए" },
      requestConsultation: {
        label: "मुझे मुफ़्त सलाह चाहिए",
        readers: "यह कि आपने सलाह माँगी या नहीं",
        missing: "",
      },
    },
    optional: "(चाहें तो)",
    blank: "कृपया इसे भरिए।",
    notAnAddress: "कृपया सही ईमेल पता लिखिए, जैसे name@example.com",
    tooLong:
      "{field} को कृपया छोटा कीजिए: मात्राएँ और खाली जगह भी गिनें तो {count} अक्षर आ सकते हैं, इसमें {over} ज़्यादा हैं। कुछ भी काटा नहीं गया है।",
    honeypot: "इसे खाली छोड़ दीजिए",
    buttons: {
      home: "मुफ़्त सलाह बुक करें",
      contact: "भेजें",
      sending: "भेजा जा रहा है...",
      sent: "संदेश भेज दिया गया!",
      failed: "गड़बड़ी! फिर कोशिश करें",
    },
    success: "संदेश भेज दिया गया!",
    error: "संदेश नहीं भेजा जा सका। कृपया फिर कोशिश कीजिए।",
    waiting: "आप ऑफ़लाइन हैं। आपका लिखा सँभालकर रखा है। यह पेज खुला रखिए: आपके ऑनलाइन होते ही संदेश भेज दिया जाएगा।",
    withoutScripts:
      "JavaScript के बिना यह फ़ॉर्म आपका ईमेल ऐप खोलता है, जिसमें आपका लिखा पहले से होता है। आप सीधे {email} पर भी लिख सकते हैं।",
    held: "एक पल: पेज पूरा लोड होते ही संदेश भेज दिया जाएगा। कुछ न हो, तो {email} पर लिखिए।",
    kept: "आपने जो लिखा था वह यहीं है, कुछ खोया नहीं। फिर कोशिश कीजिए, या {email} पर लिखिए।",
    forget: "मेरा लिखा हटा दें",
    forgotten: "आपका लिखा इस ब्राउज़र से हटा दिया गया है, हर टैब से।",
    bringBack: "वापस लाएँ",
    back: "आपका लिखा वापस आ गया है।",
    whatHappens: "आप जो लिखते हैं उसका क्या होता है:",
    privacy: "प्राइवेसी",
  },

  search: {
    label: "साइट पर खोज",
    field: "सभी पेजों में खोजें",
    close: "खोज बंद करें",
    loading: "खोज लोड हो रही है…",
    failed: "खोज लोड नहीं हो सकी।",
    again: "फिर कोशिश करें",
    intro: "हर पेज में खोजा जाता है: सेवाएँ, गाइड, उद्योग, संपर्क। जो पेज सिर्फ़ अंग्रेज़ी में हैं, जैसे लेख, वे भी मिलते हैं और नीचे अलग दिखते हैं।",
    english: "अंग्रेज़ी में",
    pages: { one: "{count} पेज", other: "{count} पेज" },
    best: "{pages} मिले, सबसे काम के {shown} यहाँ हैं",
    unknown: "{words} किसी पेज में नहीं मिला।",
    rest: "{unknown} बाकी शब्दों के लिए: {pages}।",
    key: "खोज {key} कुंजी से खुलती है",
    ask: "सीधे हमसे पूछिए: पहली सलाह मुफ़्त है।",
    contact: "संपर्क करें",
  },
} satisfies IslandWords;
