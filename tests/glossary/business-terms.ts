import type { Term } from "./term.ts";

/** Terms of the firm, its clients and money. */
export const businessTerms: Term[] = [
  { en: "firm (ours)", gu: "ફર્મ", hi: "फ़र्म (f.)", never: { hi: ["फर्म"] } },
  {
    en: "client (who hires us)",
    gu: "ક્લાયન્ટ",
    hi: "क्लाइंट",
    never: { gu: ["ક્લાઈન્ટ", "ક્લાયંટ"], hi: ["क्लायंट", "क्लाइन्ट"] },
  },
  {
    en: "engineer",
    gu: "એન્જિનિયર",
    hi: "इंजीनियर",
    never: { gu: ["ઈજનેર", "ઇજનેર", "એન્જીનિયર"], hi: ["इंजिनियर", "अभियंता"] },
  },
  {
    en: "user",
    gu: "યુઝર; in running text વાપરનાર",
    hi: "यूज़र; in running text इस्तेमाल करने वाला",
    never: { gu: ["વપરાશકર્તા", "ઉપયોગકર્તા"], hi: ["उपयोगकर्ता", "प्रयोक्ता"] },
  },
  {
    en: "free consultation",
    gu: "મફત સલાહ",
    hi: "मुफ़्त सलाह",
    never: { gu: ["નિઃશુલ્ક", "શરૂઆતની મફત"], hi: ["मुफ्त", "निःशुल्क"] },
  },
  { en: "message", gu: "મેસેજ", hi: "संदेश (m.)", never: { gu: ["સંદેશ"], hi: ["मैसेज"] } },
  { en: "estimate", gu: "એસ્ટિમેટ (n.)", hi: "एस्टिमेट (m.)", never: { gu: ["એસ્ટીમેટ"], hi: ["एस्टीमेट"] } },
  { en: "quote, quotation", gu: "ક્વોટેશન (n.)", hi: "कोटेशन (m.)", never: { gu: ["કોટેશન"], hi: ["क्वोटेशन"] } },
  { en: "supplier (who makes the software)", gu: "બનાવનાર", hi: "बनाने वाला", never: { gu: ["સપ્લાયરના એકાઉન્ટ"] } },
  {
    en: "example",
    gu: "ઉદાહરણ (n.); દાખલો is a certificate, or a sum at school",
    hi: "उदाहरण (m.)",
    never: { gu: ["દાખલો", "દાખલા"], hi: ["मिसाल", "नमूना एस्टिमेट"] },
  },
  { en: "asked for", gu: "માંગેલું, માંગણી", hi: "माँगा हुआ", never: { gu: ["માગી", "માગણી", "માગે"] } },
  { en: "where it hurts", gu: "ક્યાં નડે", hi: "कहाँ दिक्कत होती है", never: { hi: ["तकलीफ़"] } },
  {
    en: "itemised estimate",
    gu: "આઇટમવાર એસ્ટિમેટ",
    hi: "आइटमवार एस्टिमेट",
    never: { gu: ["આઇટમવાર બજેટ"], hi: ["आइटमवार बजट"] },
  },
  { en: "timeline", gu: "સમય", hi: "समय", never: { gu: ["સમયપત્રક"], hi: ["टाइमलाइन"] } },
  { en: "price", gu: "ભાવ", hi: "कीमत (f.); of the client’s goods: दाम", never: { hi: ["तय दाम", "किराये"] } },
];
