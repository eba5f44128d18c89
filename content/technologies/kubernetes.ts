import type { PageText } from "../pages.ts";

export default {
  name: "Kubernetes",
  category: "deployment",
  order: 4,
  icon: "logos:kubernetes",
  version: "Kubernetes 1.37",
  reviewed: "2026-11-21",
  card: "Managed clusters for systems of many services that must scale and recover by themselves.",
  head: {
    title: "Kubernetes deployment and operations",
    description:
      "Managed Kubernetes for systems that need it: probes, limits, autoscaling, Gateway API and GitOps as we set them up, and the signs that you need none of it.",
  },
  keywords: [
    "Kubernetes consulting",
    "managed Kubernetes setup",
    "Kubernetes Gateway API",
    "Helm and Argo CD",
    "Kubernetes cost optimisation",
    "GKE and EKS",
  ],
  tagline: "Many services, uneven load, and more than one team that deploys",
  paragraphs: [
    "You tell Kubernetes what should be true, say six copies of this program in two zones, and it works all day to keep it true. It’s the nearest thing servers have to a standard: files written for Google’s cluster need few changes on Amazon’s.",
    "We recommend it late. Ten or more services, load that triples in minutes, several teams, strict separation of customers: two of those are a reason, one isn’t. Three versions a year, each supported for some fourteen months, mean that somebody upgrades clusters for as long as they exist.",
  ],
  features: [
    {
      title: "Probes with separate meanings",
      text: "A liveness check that asks the database turns a delay into an outage, so ours check only the process.",
    },
    {
      title: "Requests measured, limits chosen",
      text: "Memory gets a limit; processors usually don’t, because a limit hurts when a service needs more.",
    },
    {
      title: "Gateway API at the edge",
      text: "The ingress-nginx controller was retired in March 2026, so we move older clusters route by route.",
    },
    {
      title: "Shutdown without lost requests",
      text: "A few seconds’ wait before stopping spares users the errors of each release.",
    },
    { title: "Argo CD from Git", text: "The cluster follows a repository, so a rollback is a revert." },
    {
      title: "Default-deny network policies",
      text: "Everything may talk to everything until you forbid it, so we deny all and open single paths.",
    },
  ],
  benefits: [
    {
      title: "Load met by measurement",
      text: "Copies follow the load up to a highest number that the database can bear.",
    },
    { title: "Maintenance by day", text: "Machines are updated one by one while customers work." },
    { title: "Teams kept apart", text: "A team deploys when it likes and can’t starve its neighbours." },
    {
      title: "Secrets with a proper home",
      text: "A Kubernetes Secret is only encoded, so we keep values in the provider’s vault.",
    },
    { title: "One set of signals", text: "Alerts are few, because two people can’t answer forty." },
    { title: "Batch next to web", text: "Night jobs use what the day leaves free, with a deadline each." },
  ],
  limits: {
    text: "You pay for the complexity every month. A fault can be in any of six layers, and the message rarely says which. An idle cluster still costs its machines, logs and balancers, and strangers’ charts ask for wide permissions. With three services and steady traffic you’d pay for all that and only use the restart.",
    alternatives: [
      { technology: "docker-swarm", when: "A few services, and a team that knows Compose." },
      { technology: "gcp", when: "Every service is stateless HTTP: Cloud Run scales it." },
      { technology: "aws", when: "You’re on AWS already: ECS on Fargate will do." },
    ],
  },
  services: ["devops-solutions", "backend-api-engineering"],
  facts: [
    {
      says: "Kubernetes 1.37",
      source: "https://kubernetes.io/releases/1.37/",
      seen: "2026-11-23",
    },
    {
      says: "was retired in March 2026",
      source: "https://kubernetes.io/blog/2025/11/11/ingress-nginx-retirement/",
      seen: "2026-11-23",
      history: true,
    },
  ],
} satisfies PageText<"/technologies/:slug">;
