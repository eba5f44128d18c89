/** What `specification.md` fixes for single pages. Held here, because an edit would lose it unnoticed. */

type ServiceContract = {
  /** Numbers of service cards, process steps and groups (section 2, "Service pages"). */
  services: number;
  process: number;
  technologyGroups?: number;
  why?: true;
  label: string;
};

/** By slug. A service that is not here has only its schema to meet. */
export const serviceContracts: Record<string, ServiceContract> = {
  "flutter-app-development": { services: 5, process: 4, label: "HIRE MOBILE DEVELOPERS" },
  "custom-software-development": { services: 4, process: 3, label: "START YOUR CUSTOM PROJECT" },
  "web-development-kutch": { services: 5, process: 4, why: true, label: "START YOUR WEB PROJECT" },
  "backend-api-engineering": { services: 5, process: 4, technologyGroups: 4, label: "DISCUSS YOUR BACKEND NEEDS" },
  "devops-solutions": { services: 6, process: 4, technologyGroups: 6, label: "IMPROVE YOUR DEVOPS PIPELINE" },
  "uiux-design": { services: 6, process: 5, why: true, label: "START YOUR DESIGN PROJECT" },
  "seo-digital-marketing": { services: 5, process: 4, why: true, label: "BOOST YOUR ONLINE PRESENCE" },
};

/** The claims of section 9, each with the one page on which it stands, once. */
export const pageClaims: { claim: string; file: string }[] = [
  { claim: "200+ AWS services", file: "content/technologies/aws.ts" },
  { claim: "30+ regions", file: "content/technologies/gcp.ts" },
  { claim: "99.95% SLA", file: "content/technologies/azure.ts" },
  { claim: "300+ Cloudflare data centers", file: "content/technologies/cloudflare.ts" },
  { claim: "10,000+ concurrent connections", file: "content/technologies/nginx.ts" },
];

/** Hiring steps whose length section 9 fixes. */
export const hiringDurations: Record<string, string> = {
  "Application review": "1-2 days",
  "Screening call": "30 minutes",
  "Technical assessment": "1-3 hours",
  "Technical interview": "1 hour",
  "Cultural fit interview": "45 minutes",
};
