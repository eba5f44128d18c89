import type { MarketPrices } from "./schemas/cited-prices.ts";

/**
 * Prices of others, as the page at `url` had them on `day`. Without `live: true` a stored copy of that page was read. Whoever reads it
 * again writes the new day. Pages have the sentences around the amounts, and
 * `content/<language>/page-words.ts` what the source is called.
 */
export default [
  {
    id: "domain",
    amounts: { first: "₹199", renewal: "₹1,199" },
    url: "https://codekilla.com/domain-purchase-registration-smart-secure-scalable-ownership",
    day: "2026-11-23",
  },
  {
    id: "server",
    amounts: { month: "US$5" },
    url: "https://docs.aws.amazon.com/lightsail/latest/userguide/amazon-lightsail-frequently-asked-questions-faq-billing-and-account-management.html",
    day: "2026-11-23",
  },
  {
    id: "gateway",
    amounts: { sale: "2%" },
    url: "https://help.smartbiz.in/hc/en-us/articles/23130775812881-Razorpay-Transaction-Fees",
    day: "2026-11-23",
  },
  {
    id: "apple",
    amounts: { year: "US$99" },
    url: "https://developer.apple.com/programs/",
    day: "2026-11-28",
  },
  {
    id: "google",
    amounts: { once: "US$25" },
    url: "https://support.google.com/googleplay/android-developer/answer/6112435",
    day: "2026-11-28",
  },
  {
    id: "store-share",
    amounts: { share: "15%", limit: "US$1,000,000", above: "30%" },
    url: "https://support.google.com/googleplay/android-developer/answer/112622",
    day: "2026-11-23",
  },
  {
    id: "whatsapp",
    amounts: { offer: "₹0.8631", news: "₹0.1150" },
    url: "https://wabaconnect.com/whatsapp-messaging-api-updated-pricing-in-2026/",
    day: "2026-11-23",
  },
  {
    id: "whatsapp-reply",
    amounts: { free: "1,000" },
    url: "https://glama.ai/mcp/connectors/tools.wha/whatsapp-tools/tools/estimate_whatsapp_api_cost",
    day: "2026-11-28",
  },
  {
    id: "sms-registration",
    amounts: { once: "₹5,900" },
    url: "https://bookmysms.com/dlt-registration-bulk-sms-india.html",
    day: "2026-11-23",
  },
  {
    id: "sms",
    amounts: { each: "₹0.14" },
    url: "https://www.techtonetworks.com/post/sms-online-india",
    day: "2026-11-23",
  },
  {
    id: "gst",
    amounts: { rate: "18%" },
    url: "https://busy.in/sac-code-998314",
    day: "2026-11-23",
  },
  {
    id: "dollar",
    amounts: { rupees: "₹96.58" },
    url: "https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html",
    day: "2026-11-28",
  },
  {
    id: "hosted-shop",
    amounts: { month: "US$29" },
    url: "https://www.shopify.com/pricing",
    day: "2026-08-27",
  },
  {
    id: "upkeep-fixed",
    amounts: { from: "₹15,000", to: "₹18,000" },
    url: "https://izafalabs.com/services/amc",
    day: "2026-11-28",
  },
  {
    id: "upkeep-share",
    amounts: { share: "30%" },
    url: "https://www.bntechno.co.in/web-maintenance.php",
    day: "2026-11-28",
  },
] satisfies MarketPrices;
