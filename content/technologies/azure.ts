import type { TechnologyContent } from "../schemas/technology.ts";

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
      "Azure for Microsoft houses: App Service, Azure SQL, Entra ID sign-in and managed identities, with the traps to check for before an application goes live.",
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
    "Azure’s strongest argument is the directory. If your people open Outlook and Teams with a work account, an internal application can admit them with the same one, under the same multi-factor rules. An application in any cloud can ask the directory who somebody is. On Azure the databases, the key vault and the servers belong to it too, so one group membership can settle who reads what, from the screen down to the table.",
    "Typical work: line-of-business applications such as approvals, field reports and portals for suppliers, and the interfaces between them and what Microsoft holds, from SharePoint lists to Dynamics. At the beginning such a project needs the person who runs your tenant. Consent for an application, a group for each role and a subscription with an owner are an administrator’s decisions, and it can easily wait longer for them than for its code.",
  ],
  features: [
    {
      title: "App Service with slots",
      text: "A release goes to a staging slot, warms up there and is swapped in without a cold request. Swapping back is as quick. The database does not swap, so each migration is written to suit the version before it as well.",
    },
    {
      title: "Azure SQL Database",
      text: "The serverless tier pauses an idle database and resumes it at the next login. That first login fails with error 40613 by design. Connection code that retries it keeps a nightly job from reporting a broken system every morning.",
    },
    {
      title: "Container Apps",
      text: "Containers without a cluster to look after, scaled by requests or by the length of a queue down to none. They are the choice before Kubernetes as long as one team runs the services. Kubernetes is for networking that Container Apps cannot express.",
    },
    {
      title: "Entra ID app roles",
      text: "Roles are declared in the application and given to groups in the directory. Group lists should not be read from the token: a person in more than two hundred groups gets a link in their place, and those are often the most senior people.",
    },
    {
      title: "Managed identities and Key Vault",
      text: "The application proves who it is to the database, storage and Key Vault by an identity that Azure rotates. No password stands in the settings. What cannot be avoided, such as a partner’s API key, is referenced from the vault.",
    },
    {
      title: "Application Insights and KQL",
      text: "Requests, database calls and exceptions are correlated and can be searched in Kusto. Ingestion is charged by volume, so routine telemetry is sampled, errors are kept whole, and a daily cap guards against a loop that logs all night.",
    },
  ],
  benefits: [
    {
      title: "Leavers lose access",
      text: "Disabling a work account ends access to the application when its token runs out, with nobody to remember a second user list. Auditors ask for precisely this, and the directory’s own log is the proof.",
    },
    {
      title: "A documented uptime promise",
      text: "Where virtual machines are unavoidable, two of them in an availability set come with Microsoft’s 99.95% SLA. It is a refund rule, not a recovery plan, so backups and a restore drill are separate work.",
    },
    {
      title: "Licences already paid for",
      text: "Azure Hybrid Benefit lets eligible Windows Server and SQL Server licences count towards cloud prices. Ask for the agreement before estimating, since it can change which database tier is sensible.",
    },
    {
      title: "Cleanup by resource group",
      text: "Everything of one environment lives in one resource group with an owner and an end date as tags. Deleting the group removes disks, addresses and certificates together, so trials leave no residue on the invoice.",
    },
    {
      title: "Changes previewed",
      text: "Infrastructure is written in Terraform, or in Bicep where your administrators prefer Microsoft’s own. Its what-if run lists each resource that would be created, altered or deleted, and that list is attached to the request for approval.",
    },
    {
      title: "Private by address",
      text: "Databases and storage get private endpoints and lose their public ones. Name resolution is the part that breaks, so the private zones belong in the same code, with a test from inside the network.",
    },
  ],
  limits: {
    text: "Names move: Azure Active Directory became Entra ID, and documentation for both is mixed. Several services overlap so far that Microsoft publishes charts for choosing between them. Deployments through its resource manager can report success before the service answers. Cost figures in the portal run a day behind. Not every service or zone exists in each Indian region, which has to be checked first. A firm with no Microsoft contract finds most of these peculiarities and few of the advantages.",
    alternatives: [
      {
        technology: "aws",
        when: "Linux, containers and PostgreSQL are the whole system and nobody signs in with Microsoft.",
      },
      { technology: "gcp", when: "Analysis of large event streams is the purpose and staff sign-in is secondary." },
    ],
  },
  services: ["devops-solutions", "custom-software-development"],
  confirm: ["The firm takes on work with Azure. The specification names a page for it; no case study uses it."],
  facts: [
    {
      says: "two of them in an availability set come with Microsoft’s",
      source: "https://learn.microsoft.com/en-us/azure/virtual-machines/availability-set-overview",
      seen: "2026-11-23",
    },
  ],
} satisfies TechnologyContent;
