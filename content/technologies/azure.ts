import type { PageText } from "../pages.ts";

export default {
  name: "Azure",
  category: "cloud",
  order: 3,
  icon: "logos:microsoft-azure",
  version: "the services as of November 2026",
  reviewed: "2026-11-21",
  card: "Web applications for companies whose sign-in and databases are already Microsoft’s.",
  head: {
    title: "Azure development and Entra ID sign-in",
    description:
      "Azure for companies on Microsoft: App Service, Azure SQL, Entra ID sign-in and managed identities, with the traps to check for before an application goes live.",
  },
  keywords: [
    "Azure application development",
    "Entra ID single sign-on",
    "Azure SQL Database",
    "Azure App Service",
    "Azure Container Apps",
    "Azure consultants Gujarat",
  ],
  tagline: "The account that opens Outlook also opens the application and its database",
  paragraphs: [
    "Azure’s strongest argument is the directory. If your people open Outlook with a work account, an internal application can let them in with the same one, and one group can settle who reads what, down to the table.",
    "Typical work: approvals, field reports, supplier portals, and bridges to SharePoint or Dynamics. The person who runs your tenant is needed at the start: consent, groups and a subscription are an administrator’s decisions, and a project waits longer for them than for its code.",
  ],
  features: [
    {
      title: "App Service with slots",
      text: "A release warms up to one side and is swapped in; the database isn’t, so it must suit both versions.",
    },
    {
      title: "Azure SQL Database",
      text: "The serverless tier sleeps, and the first login fails by design, so code has to try again.",
    },
    { title: "Container Apps", text: "Containers scale down to none without a cluster: enough for one team." },
    {
      title: "Entra ID app roles",
      text: "Give roles to groups; simpler ways break when somebody is in more than two hundred groups.",
    },
    {
      title: "Managed identities and Key Vault",
      text: "The application proves who it is, so there’s no password in the settings.",
    },
    {
      title: "Application Insights and KQL",
      text: "Requests and errors can be searched together; set a daily cap, as logs cost money.",
    },
  ],
  benefits: [
    { title: "Leavers lose access", text: "Disable a work account and the application closes too." },
    {
      title: "A documented uptime promise",
      text: "Two virtual machines in an availability set come with Microsoft’s 99.95% SLA, which means a refund, not a backup.",
    },
    {
      title: "Licences already paid for",
      text: "Windows and SQL Server licences may count towards the price, so ask before estimating.",
    },
    { title: "Cleanup by resource group", text: "Delete the group and a trial leaves no residue on the invoice." },
    { title: "Changes previewed", text: "Its what-if run lists what would change, ready for approval." },
    {
      title: "Private by address",
      text: "Databases lose their public address; name resolution is the part that breaks.",
    },
  ],
  limits: {
    text: "Names change: Azure Active Directory became Entra ID, and manuals mix both. Services overlap so far that Microsoft publishes charts for choosing. Cost figures run a day behind, and not every service exists in each Indian region. Without a Microsoft contract you get the problems and few of the advantages.",
    alternatives: [
      { technology: "aws", when: "It’s all Linux and PostgreSQL, and nobody signs in with Microsoft." },
      { technology: "gcp", when: "The purpose is analysing large event streams." },
    ],
  },
  services: ["devops-solutions", "custom-software-development"],
  confirm: ["The firm takes on work with Azure. The specification names a page for it; no case study uses it."],
  facts: [
    {
      says: "in an availability set come with Microsoft’s 99.95% SLA",
      source: "https://learn.microsoft.com/en-us/azure/virtual-machines/availability-set-overview",
      seen: "2026-11-23",
    },
  ],
} satisfies PageText<"/technologies/:slug">;
