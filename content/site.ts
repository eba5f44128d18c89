/**
 * What the owner sets once: who the firm is, and where enquiries go. The environment variable named beside a value overrides it, so
 * that one code base serves several deployments. The name alone has none. `settings/` checks both. The defaults are placeholders on
 * the reserved domain `.example`, and the build says so in one line.
 */
export const site = {
  name: "Kutch IT",
  /** SITE_URL: the public address, without a path. */
  url: "https://kutchit.example",
  /** SITE_EMAIL: the sales address, shown as a link on /contact and in the footer. */
  email: "hello@kutchit.example",
  /** SITE_PHONE: in international form. Spaces are only for reading. */
  phone: "+91 00000 00000",
  /** SITE_WHATSAPP: in the same form. Empty: no link to WhatsApp. */
  whatsapp: "",
  /** SITE_SOCIAL: JSON, e.g. [{"label":"LinkedIn","href":"https://…"}]. */
  social: [] as { label: string; href: string }[],
  /**
   * SITE_TEAM: JSON, the two people in the order of content/en/about.ts: names, or {"name":"…","profiles":["https://…"],
   * "portrait":"content/portraits/….jpg"}. Without them they appear by role.
   */
  team: [] as (string | { name: string; profiles?: string[]; portrait?: string })[],

  /** SITE_DAY_RATE: price of a person-day in rupees, without GST, for /what-a-website-costs. null: none is shown. */
  dayRate: null as null | number,

  /** Facts that only the owner knows. Empty: pages and structured data leave them out, and `npm run preflight` asks for them. */
  /** SITE_LEGAL_NAME: the name under which the firm is registered. SITE_GSTIN: the number of its GST registration. */
  legalName: "",
  gstin: "",
  /** SITE_LOCALITY, SITE_STATE: town and state; JSON by language, {"en":"Bhuj","gu":"ભુજ","hi":"भुज"}, or one text for all. */
  locality: "" as string | Record<string, string>,
  state: "" as string | Record<string, string>,
  /** SITE_LANGUAGES: JSON, the languages answered in, e.g. ["en","gu","hi"]. */
  languages: [] as string[],
  /** SITE_SATURDAY: office hours of Saturday, e.g. 10:00-14:00. */
  saturday: "",

  /**
   * EMAILJS: JSON, the public ids of an EmailJS account: {"publicKey":"…","serviceId":"…","templateId":"…"}. The built site is then
   * purely static. null: this site's own server takes enquiries, without any account.
   */
  emailjs: null as null | { publicKey: string; serviceId: string; templateId: string },
  /** MAIL_ORIGIN: where enquiries are sent. Empty: this site itself, or https://api.emailjs.com with EmailJS. */
  mailOrigin: "",

  /**
   * CONTACT_PAGE_DELIVERY: what the form on /contact does. "simulated" DELIVERS NOTHING: it waits 1.5 s, prints the
   * entered data to the console and says "sent", as `specification.md` section 4 describes. "email" delivers as the
   * home form does. Empty means "simulated" while SITE_URL is a placeholder. A build for a real address requires one of
   * the two.
   */
  contactPageDelivery: "",

  /**
   * RETENTION_DAYS: days for which the server keeps a delivered enquiry. /privacy states it. RETENTION_DAYS=never leaves deletion to
   * `npm run enquiries -- purge`, by the days here.
   */
  retentionDays: 365,

  /** ACKNOWLEDGE: with "yes" the relay tells visitors by e-mail that their message arrived, and /privacy says so. */
  acknowledge: "no",
  /** The service behind NOTIFY_URL, which /privacy names. Empty: Slack or Telegram, where NOTIFY_FORMAT says so at the build. */
  notifyService: "",

  /**
   * ANALYTICS_CONFIG: JSON, the web configuration of a Firebase project. null: no analytics at all. A bar at the foot of the window
   * asks, and nothing of it loads before the visitor has agreed; `consent: "assume"` does not ask: for an owner who knows that no law
   * of the visitors' countries requires it. `appInitialized: true` sends the event app_initialized at start-up.
   */
  analytics: null as null | Record<string, string | boolean>,
};
