import type { PageText } from "../pages.ts";

export default {
  name: "Docker Swarm",
  category: "deployment",
  order: 2,
  icon: "devicon:docker",
  version: "Docker Engine 29",
  reviewed: "2026-11-21",
  card: "A handful of servers run as one, for teams that don’t want a Kubernetes to look after.",
  head: {
    title: "Docker Swarm hosting and deployment",
    description:
      "Three to ten servers under Docker Swarm: rolling updates, secrets, failover and private networks with tools that Docker already contains, and its fixed limits.",
  },
  keywords: [
    "Docker Swarm deployment",
    "Docker Swarm vs Kubernetes",
    "small server cluster",
    "docker stack deploy",
    "zero-downtime container updates",
  ],
  tagline: "Three servers that behave like one, with nothing installed but Docker",
  paragraphs: [
    "Swarm is a mode of Docker and not another product: one command makes a server a manager, one more adds each further machine. It restarts what died and moves work off a failed node. You can explain it in one sitting, which nobody says of Kubernetes.",
    "It suits what has outgrown one server and will never need fifty: a company’s web application and its workers on three to ten rented machines at a fixed price. The database stays outside. Releases happen at noon, and a machine that dies at night means a hiccup and an e-mail.",
  ],
  features: [
    {
      title: "Three managers, never two",
      text: "They need a majority, so with two the loss of either stops everything.",
    },
    {
      title: "Updates that start first",
      text: "The new container can start before the old one stops, but only a real health check makes that safe.",
    },
    {
      title: "Secrets as files in memory",
      text: "Passwords are encrypted and can’t be edited, so give each a version in its name.",
    },
    {
      title: "Encrypted overlay networks",
      text: "Between data centres switch encryption on, because application traffic isn’t encrypted by default.",
    },
    {
      title: "Routing mesh or host ports",
      text: "Any node takes a request but hides the visitor’s address, so the proxy runs on each node.",
    },
    {
      title: "Placement by label",
      text: "Copies spread over zones, and memory limits keep one leak from its neighbours.",
    },
  ],
  benefits: [
    {
      title: "Nothing else to upgrade",
      text: "Nodes are emptied, updated and taken back one by one while the rest keep serving.",
    },
    {
      title: "A laptop that resembles production",
      text: "Developers start the same images, with the differences in one small file.",
    },
    { title: "Fixed-price machines", text: "A busy month’s invoice looks like any other." },
    {
      title: "Releases without a window",
      text: "Old and new run side by side for seconds, so both must read the same data.",
    },
    { title: "One file as the record", text: "It says what runs, and rebuilding elsewhere starts with it." },
    {
      title: "A door left open",
      text: "Images move to Kubernetes unchanged; health checks have to be rewritten as probes.",
    },
  ],
  limits: {
    text: "There’s no autoscaler, and a volume stays on its machine. The stack format ignores parts of current Compose. Work on it goes at the pace of maintenance: the nftables support that came with Docker 29.0 left Swarm out. And whoever reaches a manager’s Docker socket owns everything.",
    alternatives: [
      { technology: "kubernetes", when: "Load must scale by itself, or several teams share the cluster." },
      { technology: "docker", when: "One good server with backups is enough." },
      { technology: "gcp", when: "Containers without state and an uneven load." },
    ],
  },
  services: ["devops-solutions", "backend-api-engineering"],
  confirm: ["The firm takes on work with Docker Swarm. The specification names a page for it; no case study uses it."],
  facts: [
    {
      says: "Docker Engine 29",
      source: "https://github.com/moby/moby/releases/tag/docker-v29.10.0",
      seen: "2026-11-23",
    },
    {
      says: "that came with Docker 29.0 left Swarm out",
      source: "https://docs.docker.com/engine/network/firewall-nftables/",
      seen: "2026-11-23",
    },
  ],
} satisfies PageText<"/technologies/:slug">;
