import type { ConsentWords } from "../en/consent-words.ts";

/** In Hindi; what each is for stands in the English ones. */
export default {
  label: "प्राइवेसी के विकल्प",
  question:
    "क्या Google Analytics आपकी विज़िट गिन सकता है? हाँ कहने पर उसे पता चलेगा कि आप कौन से पेज खोलते हैं और आपका IP एड्रेस क्या है, और वह आपके ब्राउज़र में कुकी रखेगा। इसके बिना भी साइट वही रहती है।",
  refused:
    "आपका ब्राउज़र Global Privacy Control या Do Not Track से कहता है कि आपको ट्रैक न किया जाए। इसे हम आपका “नहीं” समझते हैं: आपकी विज़िट कोई नहीं गिनता।",
  saidYes: "अभी तक आपका जवाब “हाँ” है।",
  saidNo: "अभी तक आपका जवाब “नहीं” है।",
  more: "प्राइवेसी के बारे में और",
  yes: "हाँ, गिन सकता है",
  no: "नहीं, मत गिनिए",
  close: "बंद करें",
} satisfies ConsentWords;
