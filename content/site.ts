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
  /** SITE_SOCIAL: JSON, e.g. [{"label":"LinkedIn","href":"https://…"}]. */
  social: [] as { label: string; href: string }[],
  /** SITE_TEAM: JSON, the two people's names in the order of content/about.ts. Without them they appear by role. */
  team: [] as string[],

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
   * goes by it: give both the same.
   */
  retentionDays: 365,

  /** ANALYTICS_CONFIG: JSON, the web configuration of a Firebase project. null: no analytics at all. */
  analytics: null as null | Record<string, string>,
  /** ANALYTICS_APP_INITIALIZED: "true" sends the event app_initialized at start-up. */
  analyticsAppInitialized: false,
};
