import type { PageText } from "../pages.ts";

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
      "Terraform for your cloud accounts: a plan reviewed before every change, locked remote state, imports of what exists, and a word on its licence and OpenTofu.",
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
    "Terraform compares what your files ask for with what’s running, and prints the difference before anything happens. That list is its whole value: a firewall rule is discussed like a line of code, and “who opened this port?” has an answer.",
    "We’d use it for clouds, DNS, Cloudflare and monitoring, so one repository can rebuild the lot. If you’ve grown by clicking, we bring what runs under control group by group, until the plan says “no changes”. Somebody on your side approves plans; the main skill is noticing the word “destroyed”.",
  ],
  features: [
    {
      title: "Plans as pull requests",
      text: "The plan you approve is the one that runs, and one that would replace a database fails.",
    },
    {
      title: "Locked remote state",
      text: "Two people can’t apply at once, and few may read the state, since passwords can be in it.",
    },
    {
      title: "Keys, never positions",
      text: "Resources go by name, or deleting the first of five would rebuild the other four.",
    },
    {
      title: "Modules with few inputs",
      text: "“A private PostgreSQL with backups and alarms” needs perhaps six settings.",
    },
    { title: "Nightly drift reports", text: "An emergency change at night is written down or undone next morning." },
    {
      title: "Guards on what hurts",
      text: "Databases and DNS zones can’t be deleted by a slip, neither here nor at the provider.",
    },
  ],
  benefits: [
    { title: "A second environment on demand", text: "A test system is the same code with other numbers." },
    {
      title: "Handover without archaeology",
      text: "The next team runs a plan, sees no changes and can trust the files.",
    },
    { title: "Costs seen beforehand", text: "A larger machine shows up in the review, with its monthly difference." },
    { title: "Small blast radius", text: "A slip while releasing the application can’t reach the database." },
    {
      title: "Providers pinned by hash",
      text: "An upgrade is a change of its own, never a side effect of Tuesday’s deploy.",
    },
    { title: "Several vendors, one review", text: "A new subdomain touches four companies and is still one change." },
  ],
  limits: {
    text: "Terraform knows only what its state says: lose that and it offers to build your company again. Long runs can stop halfway. It’s clumsy at what happens inside a server, which belongs in the image. Since 2023 its licence forbids competing products, no concern for most users; OpenTofu stays open, and we use it on request.",
    alternatives: [
      { technology: "docker", when: "There’s one server: a Compose file and a script say it all." },
      { technology: "kubernetes", when: "You describe what runs inside a cluster." },
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
} satisfies PageText<"/technologies/:slug">;
