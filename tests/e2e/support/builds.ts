import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** The built site with its default settings, as the repository ships it. */
export const defaultSiteFolder = join(root, "dist");

/**
 * A second build, in which every setting that changes the browser's behaviour has the other value. A copy of the project looks at that
 * of the project.
 */
export const configuredSiteFolder = process.env.CONFIGURED_SITE ?? join(root, ".cache/configured-site");

/** The provider of the second build: another origin, so that it is told apart from the site's own relay. */
export const mailProviderOrigin = "http://127.0.0.1:4567";

/** The second build's ids at the provider. */
export const mailProviderIds = {
  publicKey: "public-key-of-a-test",
  serviceId: "service_test",
  templateId: "template_test",
};

/** Environment of a build whose files nobody downloads from afar. */
export const quickBuildEnv = { NODE_OPTIONS: `--import=${new URL("../../support/quick-brotli.mjs", import.meta.url)}` };

/** Environment of the second build: another provider, a delivering contact page, analytics, links, and all that only the owner can give. */
export const configuredBuildEnv = {
  ...quickBuildEnv,
  SITE_DIR: configuredSiteFolder,
  MAIL_ORIGIN: mailProviderOrigin,
  EMAILJS: JSON.stringify(mailProviderIds),
  CONTACT_PAGE_DELIVERY: "email",
  ANALYTICS_CONFIG: JSON.stringify({
    apiKey: "test-key",
    authDomain: "test.example",
    projectId: "test-project",
    storageBucket: "test.example",
    messagingSenderId: "1",
    appId: "1:1:web:1",
    measurementId: "G-TEST",
    appInitialized: true,
  }),
  SITE_SOCIAL: JSON.stringify([
    { label: "LinkedIn", href: "https://social.example/company/kutch-it" },
    { label: "GitHub", href: "https://code.example/kutch-it" },
  ]),
  SITE_DAY_RATE: "8000",
  SITE_TEAM: JSON.stringify([
    { name: "Asha Example", profiles: ["https://social.example/in/asha"], portrait: "docs/home.webp" },
    { name: "Ravi Example", profiles: ["https://code.example/ravi"] },
  ]),
  SITE_WHATSAPP: "+91 99999 00001",
  SITE_LEGAL_NAME: "Example Infotech LLP",
  SITE_GSTIN: "24ABCDE1234F1Z6",
  SITE_LOCALITY: JSON.stringify({ en: "Bhuj", gu: "ભુજ", hi: "भुज" }),
  SITE_STATE: JSON.stringify({ en: "Gujarat", gu: "ગુજરાત", hi: "गुजरात" }),
  SITE_LANGUAGES: JSON.stringify(["en", "gu", "hi"]),
  SITE_SATURDAY: "10:00-14:00",
};
