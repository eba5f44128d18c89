import type { TechnologyContent } from "../schemas/technology.ts";

export default {
  name: "Terraform",
  category: "deployment",
  order: 3,
  icon: "logos:terraform-icon",
  version: "Terraform 1",
  reviewed: "2026-11-21",
  card: "Your servers, networks and DNS written down, reviewed and rebuilt from text files.",
  head: {
    title: "Terraform and infrastructure as code",
    description:
      "Terraform the way we run it: a plan reviewed before every change, locked remote state, imports of what exists, and a word on its licence and OpenTofu.",
  },
  keywords: [
    "Terraform consulting",
    "infrastructure as code",
    "Terraform modules",
    "OpenTofu migration",
    "cloud infrastructure automation",
    "Terraform import existing resources",
  ],
  tagline: "Infrastructure you can read, review and put back",
  paragraphs: [
    "Terraform compares three things: what the files ask for, what it remembers in its state, and what the provider reports. The difference is a plan, a list of what will be created, changed or destroyed, printed before anything happens. That list is its whole value. A firewall rule is discussed in a pull request like a line of code, and the answer to “who opened this port, and why” is in the history.",
    "We write it for clouds, DNS, Cloudflare, GitHub and monitoring alike, so that a complete environment follows from one repository. If you have grown by clicking, we do not start afresh: import blocks bring the running resources under control one group at a time, until the plan says “no changes” against your production. Somebody on your side approves the plans, and the main skill is noticing the word “destroyed”.",
  ],
  features: [
    {
      title: "Plans as pull requests",
      text: "CI posts the plan under the proposed change and saves it as a file. After approval exactly that file is applied, so what was approved is what runs. A plan that would replace a database fails the check whatever it was meant to do.",
    },
    {
      title: "Locked remote state",
      text: "State lives in versioned, encrypted storage with a lock, so two applies cannot interleave. Few may read it, because marking a password as sensitive hides it on the screen and leaves it in the state as plain text. Where a provider accepts write-only arguments, we keep secrets out altogether.",
    },
    {
      title: "Keys, never positions",
      text: "Lists of similar resources use for_each with a name as key. With count, deleting the first of five subnets renumbers the other four, and Terraform offers to change or rebuild them all. Moved blocks record later renames, so nothing is destroyed for the sake of tidiness.",
    },
    {
      title: "Modules with few inputs",
      text: "A module states one decision of ours, such as “a private PostgreSQL with backups and alarms”, and offers perhaps six inputs. One that passes on every option of the provider is the provider again, with worse documentation.",
    },
    {
      title: "Nightly drift reports",
      text: "A scheduled plan compares the world with the files and reports by e-mail. Emergency changes in a console are allowed at night. Next morning they are either written into the code or undone, and the report says which are still open.",
    },
    {
      title: "Guards on what hurts",
      text: "Databases and DNS zones carry prevent_destroy and the provider’s own deletion protection. The second matters more: prevent_destroy disappears together with the block, when someone deletes the resource from the file.",
    },
  ],
  benefits: [
    {
      title: "A second environment on demand",
      text: "Staging is the same code with other numbers. When a customer wants a test system, or a region fails, the question is how long the database takes to restore, since the rest is an apply.",
    },
    {
      title: "Handover without archaeology",
      text: "The repository is the documentation of what runs and is yours. Whoever follows us reads the files, runs a plan, sees no changes, and can trust what is written.",
    },
    {
      title: "Costs seen beforehand",
      text: "A larger machine or a forgotten second gateway appears in the review as a line. We add an estimate of the monthly difference to pull requests that touch anything priced by the hour.",
    },
    {
      title: "Small blast radius",
      text: "Network, data and applications are separate states with separate permissions. A mistake while releasing the application cannot reach the database’s definition, and a plan stays short enough to be read.",
    },
    {
      title: "Providers pinned by hash",
      text: "The lock file is committed with checksums for every platform that we use. A provider upgrade is a change of its own, read with its release notes, and never a side effect of Tuesday’s deploy.",
    },
    {
      title: "Several vendors, one review",
      text: "A new subdomain touches DNS, a certificate, the load balancer and an uptime check at four companies. Here it is one change with one approval, and removing it later removes all four.",
    },
  ],
  limits: {
    text: "Terraform knows only what its state says: lose that, and it will offer to build your company a second time. Long applies can stop in the middle and leave the work half done. Provider bugs surface as plans that never settle. It creates a server and is clumsy at configuring what runs inside, which belongs in the image. Since 2023 its licence forbids competing commercial products, no concern for an ordinary user. OpenTofu continues under an open licence, and we use it where a client asks.",
    alternatives: [
      {
        technology: "docker",
        when: "There is one server: a Compose file and a short setup script in Git say everything.",
      },
      {
        technology: "kubernetes",
        when: "You describe what runs inside a cluster: its own controllers reconcile all day, Terraform once per apply.",
      },
    ],
  },
  services: ["devops-solutions"],
  facts: [
    {
      says: "Terraform 1",
      source: "https://github.com/hashicorp/terraform/blob/v1.17.0/CHANGELOG.md",
      seen: "2026-11-23",
    },
    {
      says: "Since 2023 its licence forbids",
      source: "https://github.com/hashicorp/terraform/commits/main/LICENSE",
      seen: "2026-11-23",
    },
  ],
} satisfies TechnologyContent;
