import { describe, expect, it } from "vitest";
import { judgeForm, judgeWords } from "../../../server/relay/accept/content.ts";
import { typicalEnquiry } from "../support/enquiries.ts";

const reasons = (message: string, more: Partial<typeof typicalEnquiry> = {}) => {
  const enquiry = { ...typicalEnquiry, ...more, message };
  return [...judgeForm(enquiry), ...judgeWords(enquiry)];
};

describe("what the words say against an enquiry", () => {
  it.each([
    ["selling", "We offer affordable SEO packages. Your website is not ranking on page 1."],
    ["selling", "I would like to offer a guest post with a do-follow link. Our prices are fair."],
    ["selling", "हम आपकी वेबसाइट को गूगल के पहले पेज पर रैंक करवाते हैं।"],
    ["selling", "અમે તમારી વેબસાઇટને ગૂગલના પહેલા પેજ પર લાવી આપીએ છીએ."],
    ["money", "Get an instant personal loan without documents. Call now."],
    ["money", "घर बैठे रोज़ाना ₹5000 कमाएँ, बिना किसी अनुभव के।"],
    ["money", "ઘરે બેઠા દરરોજ ₹3000 કમાઓ, કોઈ અનુભવ વગર."],
    ["alarm", "Your domain expires within 24 hours. Pay at https://renew.example/now to keep the website."],
    ["alarm", "आपका डोमेन आज समाप्त हो जाएगा। वेबसाइट के लिए भुगतान करें: https://renew.example/pay"],
    ["alarm", "તમારું ડોમેઇન આજે સમાપ્ત થશે. વેબસાઇટ માટે ચૂકવો: https://renew.example/pay"],
    ["markup", "Our website is [url=http://a.example]this[/url]"],
    ["markup", "<a href='http://a.example'>essays</a> <a href='http://b.example'>more</a>"],
    ["lure", "The best sneakers of the year. Buy now https://shoes.example"],
    ["lure", "सबसे अच्छे जूते, आज ही ऑर्डर करें https://shoes.example"],
    ["lure", "સૌથી સારાં પગરખાં, આજે જ ખરીદો https://shoes.example"],
  ])("%s: %s", (reason, message) => {
    expect(reasons(message)).toContain(reason);
  });

  it("a web address in the name, not one in the company", () => {
    expect(reasons("Hello", { name: "www.cheap.example" })).toEqual(["link-in-name"]);
    expect(reasons("Hello", { name: "Rann-Traders.com" })).toEqual([]);
    expect(reasons("Hello", { company: "https://rann-traders.example" })).toEqual([]);
  });

  it.each([
    ["letters of full width", "ＷＥ ＯＦＦＥＲ ＢＡＣＫＬＩＮＫＳ"],
    ["invisible characters between letters", "We of\u200bfer back\u00adlinks"],
    ["nuktas left out", "घर बैठे रोजाना कमाएं"],
  ])("with %s is read all the same", (_, message) => {
    expect(reasons(message)).toHaveLength(1);
  });
});

describe("a client may speak of the same things", () => {
  it.each([
    "Our shop is not on Google's first page. Do you take on SEO? I saw your website.",
    "We are a loan company and need an app with instant approval and an EMI calculator.",
    "We run a casino in Goa and want a new website with bookings.",
    "हमारी वेबसाइट पर ट्रैफिक कम है, क्या आप एसईओ करते हैं?",
    "हमें लोन कंपनी के लिए एक ऐप चाहिए जिसमें तुरंत मंज़ूरी हो।",
    "અમારે લોન કંપની માટે એપ બનાવવી છે જેમાં તરત મંજૂરી મળે.",
    "My certificate has expired and the site is down: https://rann.example",
    "Which font is on this sign? https://photos.example/sign",
    "The phone number on https://kutchit.example/contact does not ring.",
    "Please call me. https://maps.example/my-shop",
    "The buy button on https://rann.example/shop does nothing when I click. I cannot download it, and the sign up fails now.",
    "Here is my shop, visit us any day: https://rann.example. Best price please.",
    "Abhi tak site band hai https://rann.example, jaldi dekhiye",
    "કૃપા કરીને આ લિંક ચકાસો, હમણાં જ બંધ થઈ છે: https://rann.example",
    "कृपया जाँच करें: https://rann.example, भुगतान नहीं हो रहा",
    "I want my refund. I call every day and nobody picks up.",
    "I quote from your article: <a href='https://kutchit.example/x'>nothing is there</a>",
    "My projects, for an internship: https://asha.example",
    "The invoice has the wrong GST number. See https://rann.example/a https://rann.example/b https://rann.example/c",
  ])("%s", (message) => {
    expect(reasons(message)).toEqual([]);
  });

  it("but what offers to others is no wish of their own", () => {
    expect(reasons("If you need a website, we offer white-label development.")).toEqual(["selling"]);
    expect(reasons("क्या आप अपनी वेबसाइट पहले पेज पर लाना चाहते हैं? हमारे पैकेज सिर्फ ₹2999 से।")).toEqual(["selling"]);
  });
});
