import type { TechnologyContent } from "../schemas/technology.ts";

export default {
  name: "AWS",
  category: "cloud",
  order: 1,
  icon: "logos:aws",
  version: "the services as of November 2026",
  reviewed: "2026-11-21",
  card: "Containers, PostgreSQL and storage in Mumbai or Hyderabad, with no access key lying about.",
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
    "Of the 200+ AWS services an ordinary business system needs about a dozen, and choosing them is much of our work on the platform. What sets AWS apart is depth. Permissions can be stated for a single action on a single object, most failures have been met and described by somebody before, and two Indian regions, Mumbai and Hyderabad, allow backups to leave the city without leaving the country.",
    "Our usual shape is small: containers on Fargate, PostgreSQL on RDS, files in S3, a queue between the request and the slow work, all of it described in Terraform. The account is in your company’s name with your card. We enter through roles that you can withdraw with a click, so the day you part from us needs no handover of passwords. You keep the root login with its hardware key, and you name one monthly figure above which everyone gets an e-mail.",
  ],
  features: [
    {
      title: "ECS on Fargate",
      text: "Containers run without servers to patch. A new version takes traffic after its health checks pass, and the deployment circuit breaker puts the old one back if they do not. Images are built for Arm as well, because Graviton tasks cost less for the same Node.js or Go code.",
    },
    {
      title: "RDS for PostgreSQL",
      text: "A standby in another zone takes over within a minute or two, and backups allow a return to any second of the past days. Such a restore always creates a new instance with a new address. We rehearse it, so that the connection string is the only surprise left.",
    },
    {
      title: "S3 behind CloudFront",
      text: "Buckets are private and CloudFront alone may read them. Browsers upload straight to S3 with a signed link, past the application. A lifecycle rule removes abandoned multipart uploads, which the object list does not show and the invoice does.",
    },
    {
      title: "SQS with dead letters",
      text: "Mail, PDFs and third-party calls go through a queue that Lambda or a container reads. Delivery is at least once, so each handler can meet the same message again and do no harm. What fails repeatedly lands in a dead-letter queue with an alarm on its length.",
    },
    {
      title: "IAM without stored keys",
      text: "GitHub Actions obtains short credentials through OpenID Connect, tied to one repository and branch. People sign in through IAM Identity Center. Nobody holds a permanent access key, which is the secret that ends up in a public commit.",
    },
    {
      title: "CloudWatch with an expiry date",
      text: "Log groups keep everything for ever unless told otherwise, so Terraform sets days or weeks on each. Alarms watch what users feel: error rate, slow responses, queue age. Budgets warn at half, at four fifths, and when the forecast exceeds them.",
    },
  ],
  benefits: [
    {
      title: "Separate accounts as walls",
      text: "Production and staging live in different accounts of one organisation. A script run against the wrong environment then fails for lack of permission, which no naming convention can promise.",
    },
    {
      title: "Data that stays in India",
      text: "Mumbai holds the system and Hyderabad an encrypted copy of its backups. For health and payment data that answers an auditor’s first question, which is where the data lies.",
    },
    {
      title: "Traffic off the NAT gateway",
      text: "Every gigabyte through a NAT gateway is charged. S3 is reached by a free gateway endpoint instead, and image pulls go over private links where that pays. In a bill that has grown over years it is the first line to look for.",
    },
    {
      title: "Commitment after evidence",
      text: "Savings Plans lower compute prices in exchange for one or three years. We recommend them only when some months of measured use exist, and only for the part that never sleeps.",
    },
    {
      title: "Parts you can take away",
      text: "Containers, PostgreSQL and the S3 interface exist elsewhere too. DynamoDB and Step Functions do not. When one of those is worth it, we write down in the design what leaving would mean.",
    },
    {
      title: "An audit trail kept apart",
      text: "CloudTrail records who changed what, and a copy goes to an account that the developers cannot write to. When something is missing one morning, that record shortens the conversation.",
    },
  ],
  limits: {
    text: "The bill has more lines than the system has parts: traffic between zones, idle addresses, log ingestion and snapshots all count, and none stands out alone. IAM takes months to learn well, and a policy that is too wide looks exactly like one that works. The names in the console explain little. An application that two rented servers carry with ease pays for all this in attention that nobody there has to spare, and technical advice from a person takes a paid support plan.",
    alternatives: [
      {
        technology: "cloudflare",
        when: "The site is mostly static pages and small functions, with visitors on several continents.",
      },
      {
        technology: "gcp",
        when: "Load comes in bursts with hours of silence, or the product is really about analysing events.",
      },
      {
        technology: "docker-swarm",
        when: "Traffic is steady and known, and a few fixed-price servers would carry it.",
      },
    ],
  },
  services: ["devops-solutions", "backend-api-engineering"],
} satisfies TechnologyContent;
