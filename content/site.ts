/**
 * What the owner sets once: who the firm is and where an enquiry goes. Every value but the name can be overridden by the
 * environment variable named beside it, so that one code base serves several deployments; `settings/` checks both.
 * The defaults below are placeholders on the reserved domain `.example`, and the build says so in one line.
 */
export const site = {
  name: "Kutch IT",
  /** SITE_URL: the public address, without a path. */
  url: "https://kutchit.example",
  /** SITE_EMAIL: the sales address, shown and linked on /contact and in the footer. */
  email: "hello@kutchit.example",
  /** SITE_PHONE: in international form; spaces are for reading. */
  phone: "+91 00000 00000",
  /** SITE_WHATSAPP: in the same form. Empty: there is no such link. */
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

  /** What only the owner knows. Empty: no page and no search engine is told anything of it, and `npm run preflight` asks. */
  /** SITE_LEGAL_NAME: the name under which the firm is registered. SITE_GSTIN: its GST registration. */
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
   * Who takes the enquiries (MAIL_PROVIDER). "relay": the endpoint that `npm start` serves itself, no account needed.
   * "emailjs": the e-mail-sending service; the built site is then purely static and needs the three ids of an account.
   */
  mailProvider: "relay",
  /** MAIL_ORIGIN: empty means this site's own origin for the relay and https://api.emailjs.com for EmailJS. */
  mailOrigin: "",
  /** MAIL_PUBLIC_KEY, MAIL_SERVICE_ID, MAIL_TEMPLATE_ID: public identifiers, embedded in the page. No secrets. */
  mailPublicKey: "kutch-it-site",
  mailServiceId: "kutch-it-relay",
  mailTemplateId: "enquiry",

  /**
   * CONTACT_PAGE_DELIVERY: what the form on /contact does. "simulated" DELIVERS NOTHING: it waits 1.5 s, prints the
   * entered data to the console and says "sent", as `specification.md` section 4 describes. "email" delivers exactly
   * as the home form does. Empty means "simulated" for as long as the address is a placeholder; a build for a real one
   * asks for either word.
   */
  contactPageDelivery: "",

  /**
   * RETENTION_DAYS: how long the relay keeps an enquiry that was delivered. /privacy says it, and `npm run enquiries -- purge`
   * goes by it: give both the same. As an environment variable it also has the server delete by itself, once a day; the days
   * here never do.
   */
  retentionDays: 365,

  /** ACKNOWLEDGE: "yes" has the relay tell visitors by e-mail that their message arrived. /privacy says so. */
  acknowledge: "no",
  /** NOTIFY_SERVICE: where NOTIFY_URL takes each enquiry, e.g. "Slack". /privacy names it, so the relay asks for it. */
  notifyService: "",

  /** ANALYTICS_CONFIG: JSON, the web configuration of a Firebase project. null: no analytics at all. */
  analytics: null as null | Record<string, string>,
  /**
   * ANALYTICS_CONSENT: "ask" loads nothing of it before the visitor has agreed, in a bar at the foot of the window. "assume"
   * does not ask: for an owner who knows that none of the visitors' laws wants it.
   */
  analyticsConsent: "ask",
  /** ANALYTICS_APP_INITIALIZED: "true" sends the event app_initialized at start-up. */
  analyticsAppInitialized: false,

  /**
   * WEB_VITALS: "true" has each page tell this site's own server how fast it was, in numbers without a name; `npm run vitals`
   * shows them. It needs that server, so not a host of files alone. /privacy says it. "false": nothing of it is in the pages.
   */
  webVitals: false,
};
