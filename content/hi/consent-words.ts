import type { ConsentWords } from "../en/consent-words.ts";

/** Hindi. The comments are in the English file. */
export default {
  label: "प्राइवेसी के विकल्प",
  question: "क्या Google Analytics आपकी विज़िट गिन सकता है? उसे आपके खोले हुए पेज और IP एड्रेस पता चलेंगे, और वह कुकी रखेगा।",
  refused:
    "आपका ब्राउज़र Global Privacy Control या Do Not Track से कहता है कि आपको ट्रैक न किया जाए। इसे हम आपका “नहीं” समझते हैं: आपकी विज़िट कोई नहीं गिनता। अगर आपने पहले कभी “हाँ” कहा था, तो तब इस ब्राउज़र में जो रखा गया था, वह मिटा दिया गया है।",
  saidYes: "अभी आपका जवाब “हाँ” है।",
  saidNo: "अभी आपका जवाब “नहीं” है।",
  withdrawn: "अब आपकी विज़िट कोई नहीं गिनता। इस ब्राउज़र से कुकी और पहचान का कोड मिटा दिए गए हैं।",
  more: "प्राइवेसी के बारे में और पढ़ें",
  yes: "हाँ, गिन सकता है",
  no: "नहीं, न गिने",
  close: "बंद करें",
} satisfies ConsentWords;
