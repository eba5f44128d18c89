import type { TechnologyContent } from "../schemas/technology.ts";

export default {
  name: "Kubernetes",
  category: "deployment",
  order: 4,
  icon: "logos:kubernetes",
  version: "Kubernetes 1.37",
  reviewed: "2026-11-21",
  card: "Managed clusters for systems of many services that must scale and heal by themselves.",
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
    "You tell Kubernetes what should be true, for instance six copies of this image in two zones with that much memory each, and its controllers work all day to keep it true. Nodes die and pods come back elsewhere. The same mechanism extends to certificates, databases and message queues through operators. It is the nearest thing to a standard that servers have: a manifest written for Google’s managed cluster needs small changes on Amazon’s.",
    "We recommend it late. Ten or more services, load that triples within minutes, several teams or strict separation between customers: two of those are a reason, one is not. The control plane is then always rented, on GKE, EKS or AKS. Your cost in attention is permanent. Kubernetes publishes three minor releases a year and supports each for some fourteen months, so somebody, on your payroll or ours, has to upgrade clusters for as long as they exist.",
  ],
  features: [
    {
      title: "Probes with separate meanings",
      text: "Readiness asks whether to send traffic, liveness whether to restart. A liveness probe that checks the database restarts every pod at the moment the database is slow, and makes an incident out of a delay. Ours check the process alone.",
    },
    {
      title: "Requests measured, limits chosen",
      text: "Requests come from measurements and decide where a pod fits. Memory has a limit equal to its request. For processors we usually set none, since a CPU limit throttles a service in the very second in which it needs more.",
    },
    {
      title: "Gateway API at the edge",
      text: "The community’s ingress-nginx controller was retired in March 2026 and gets no more security fixes. New clusters use the Gateway API, in which routes belong to applications and the gateway to operations. We move older clusters route by route, with the old controller and the gateway running side by side.",
    },
    {
      title: "Shutdown without lost requests",
      text: "A pod leaves the load balancer’s list a moment after it was told to stop. We wait a few seconds in a preStop hook, then finish open requests, then exit. Without that wait, users see a few errors at each deployment.",
    },
    {
      title: "Argo CD from Git",
      text: "The cluster pulls its manifests from a repository and reverts what was changed by hand. Nobody needs write access from a laptop. A rollback is a revert commit, and the list of everything that runs is a folder.",
    },
    {
      title: "Default-deny network policies",
      text: "Every pod may talk to every other until a policy says otherwise. We deny all within a namespace and open single paths. The cluster’s network plugin must enforce policies: where it does not, they are accepted and silently ignored.",
    },
  ],
  benefits: [
    {
      title: "Load met by measurement",
      text: "Pods scale on processor use or the length of a queue, and nodes follow. We state a highest number for both, test it with synthetic load, and check that the database accepts the connections of that many pods.",
    },
    {
      title: "Maintenance by day",
      text: "Disruption budgets and topology spread let nodes be drained while customers work. Provider upgrades then pass unnoticed. A budget that permits no eviction at all stalls them, so we look for those first.",
    },
    {
      title: "Teams kept apart",
      text: "Each team has a namespace with quotas and roles. It can deploy at any hour, cannot starve its neighbours of memory, and sees no secrets but its own.",
    },
    {
      title: "Secrets with a proper home",
      text: "A Kubernetes Secret is only encoded, and whether it lies encrypted on disk depends on the cluster. We keep values in the provider’s secret manager, let an operator sync them, and use workload identity so that pods hold no cloud keys.",
    },
    {
      title: "One set of signals",
      text: "Prometheus collects from every service in the same form, and OpenTelemetry follows a request through all of them. Alerts are few, each with a written first step, because two people cannot answer forty.",
    },
    {
      title: "Batch beside web",
      text: "Jobs and CronJobs use the capacity that the day leaves free. Each has a deadline and a rule against overlapping runs, two lines that the defaults leave out and month-end proves necessary.",
    },
  ],
  limits: {
    text: "Complexity is the price and it is charged monthly. A fault may sit in the application, probe, service, gateway, DNS or node, and the error message seldom says which. An idle cluster still costs its nodes, logs and load balancers. Databases can run inside a cluster, and we still rent them outside it. Charts from strangers install more permissions than one would grant by hand. A firm with three services and steady traffic pays all that and uses the restart.",
    alternatives: [
      { technology: "docker-swarm", when: "A few services on a few servers, and a team that knows Compose already." },
      { technology: "gcp", when: "Every service is stateless HTTP: Cloud Run scales it without nodes." },
      { technology: "aws", when: "You live on AWS and need rolling containers without the ecosystem: ECS on Fargate." },
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
} satisfies TechnologyContent;
