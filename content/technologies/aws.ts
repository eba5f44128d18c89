import type { PageText } from "../pages.ts";

export default {
  name: "AWS",
  category: "cloud",
  order: 1,
  icon: "logos:aws",
  version: "the services as of November 2026",
  reviewed: "2026-11-21",
  card: "Containers, PostgreSQL and storage in Mumbai or Hyderabad, with no access key lying around.",
  head: {
    title: "AWS architecture and cloud development",
    description:
      "AWS for small teams: containers on Fargate, PostgreSQL on RDS, no stored access keys, alarms on the bill, and the charges that we look for first.",
  },
  keywords: [
    "AWS consulting India",
    "AWS cloud development",
    "ECS Fargate deployment",
    "RDS PostgreSQL",
    "AWS cost reduction",
    "AWS Mumbai region",
  ],
  tagline: "A few of its services, described in files, in an account that belongs to you",
  paragraphs: [
    "Of the 200+ AWS services an ordinary system needs about a dozen, and choosing them is much of the work. Its strength is depth: a permission can be stated for one action on one object, and two Indian regions keep backups in the country.",
    "Our usual shape is small: containers on Fargate, PostgreSQL on RDS, files in S3, all described in Terraform. The account is in your company’s name with your card. We come in through roles you can withdraw with a click, and you name a monthly figure above which everyone gets an e-mail.",
  ],
  features: [
    {
      title: "ECS on Fargate",
      text: "There are no servers to patch, and a release that fails its checks is put back by itself.",
    },
    {
      title: "RDS for PostgreSQL",
      text: "A standby takes over within minutes, and we rehearse restores, because each one gets a new address.",
    },
    {
      title: "S3 behind CloudFront",
      text: "Files are private, and a rule removes broken uploads that the invoice shows and the list doesn’t.",
    },
    { title: "SQS with dead letters", text: "What fails repeatedly lands in a queue with an alarm on it." },
    {
      title: "IAM without stored keys",
      text: "Nobody holds a permanent key, the kind that ends up in a public commit.",
    },
    {
      title: "CloudWatch with an expiry date",
      text: "Logs stay for ever unless told otherwise, so we set days or weeks.",
    },
  ],
  benefits: [
    {
      title: "Separate accounts as walls",
      text: "A script aimed at the wrong environment fails for lack of permission.",
    },
    {
      title: "Data that stays in India",
      text: "Mumbai holds the system and Hyderabad an encrypted copy, which answers an auditor’s first question.",
    },
    {
      title: "Traffic off the NAT gateway",
      text: "Every gigabyte through it is charged, so it’s the first line to look for.",
    },
    { title: "Commitment after evidence", text: "Savings Plans make sense after some months of measured use." },
    {
      title: "Parts you can take away",
      text: "Containers and PostgreSQL exist elsewhere; DynamoDB doesn’t, so we write down what leaving costs.",
    },
    { title: "An audit trail kept apart", text: "Who changed what is kept where developers can’t write." },
  ],
  limits: {
    text: "The bill has more lines than the system has parts, and none stands out. Permissions take months to learn, and one that’s too wide looks just like one that works. If two rented servers could do the job easily, AWS is more work than it’s worth, and to get advice from a person you need a paid plan.",
    alternatives: [
      { technology: "cloudflare", when: "Mostly static pages, with visitors on several continents." },
      { technology: "gcp", when: "Load comes in bursts, or it’s about analysing events." },
      { technology: "docker-swarm", when: "Traffic is steady, and fixed-price servers would do." },
    ],
  },
  services: ["devops-solutions", "backend-api-engineering"],
  facts: [
    {
      says: "two Indian regions keep backups",
      source:
        "https://docs.aws.amazon.com/solutions/latest/automated-security-response-on-aws/plan-your-deployment.html",
      seen: "2026-11-28",
    },
  ],
} satisfies PageText<"/technologies/:slug">;
