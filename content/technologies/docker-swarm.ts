import type { TechnologyContent } from "../schemas/technology.ts";

export default {
  name: "Docker Swarm",
  category: "deployment",
  order: 2,
  icon: "devicon:docker",
  version: "Docker Engine 29",
  reviewed: "2026-11-21",
  card: "A handful of servers run as one, for teams that want no Kubernetes to look after.",
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
    "Swarm is a mode of Docker Engine and not another product. One command turns a server into a manager, one more adds each further machine, and the Compose file that started the system on a laptop describes it on the cluster with a few lines added. It restarts what died, moves containers off a failed node and updates a service piece by piece. All of that fits into one sitting of explanation, which nobody says of Kubernetes.",
    "It suits systems that have outgrown one server and will never need fifty: a company’s web application, its workers, Redis, a reverse proxy, on three to ten rented machines with a fixed monthly price. The database stays outside, managed or on a server of its own. In daily life there is little to notice: releases can be made at noon on a working day, and when a machine dies at night there is a hiccup and an e-mail.",
  ],
  features: [
    {
      title: "Three managers, never two",
      text: "Managers agree through Raft and need a majority. With two of them the loss of either stops all changes, so a pair is worse than one. Three, on different hosts, is the number to take, and while the cluster is small they can carry workloads too.",
    },
    {
      title: "Updates that start first",
      text: "By default Swarm stops an old container before its successor starts. The order can be reversed: the new one starts, its health check passes, and only then does an old one stop. If too many fail, Swarm goes back to the previous definition, which has to be switched on as well. Without a real health check none of this works, so that comes first.",
    },
    {
      title: "Secrets as files in memory",
      text: "Passwords are stored encrypted in the managers’ log and appear in a container as files in memory. They cannot be edited in place. Named with a version, they make it simple: rotating one is an ordinary deployment with an ordinary way back.",
    },
    {
      title: "Encrypted overlay networks",
      text: "Services find each other by name across machines. Between data centres check that encryption is on for the overlay, since node-to-node control traffic is encrypted by default and the application’s own traffic is not.",
    },
    {
      title: "Routing mesh or host ports",
      text: "Any node accepts a request for a published port and forwards it inside. The price is the visitor’s address, replaced on the way. The reverse proxy therefore runs once per node with host-mode ports, and logs and rate limits see real clients.",
    },
    {
      title: "Placement by label",
      text: "Nodes carry labels such as “disk=fast” or “zone=b”. A service with a local volume is pinned to its node, and replicas are spread over zones. Memory limits are set for all, because one leaking worker must not push out its neighbours.",
    },
  ],
  benefits: [
    {
      title: "Nothing else to upgrade",
      text: "There is no control plane with a release calendar. Docker’s packages are updated node by node, each drained of its containers before and taken back after, and the cluster keeps serving meanwhile.",
    },
    {
      title: "A laptop that resembles production",
      text: "Developers start the same images and networks with Compose. Differences are kept in one small override file, which is where to look first when something works only on one side.",
    },
    {
      title: "Fixed-price machines",
      text: "Swarm asks for ordinary servers with open ports between them, from any provider or a rack in your office. Capacity is bought by the month, so the invoice of a busy month looks like every other.",
    },
    {
      title: "Releases without a window",
      text: "Old and new versions overlap for some seconds during every update. Both must therefore understand the same sessions and messages, which a test can prove by running them side by side.",
    },
    {
      title: "One file as the record",
      text: "A stack file in Git states which image digests, limits and replicas run. Deploying it again changes only what differs, and rebuilding the cluster elsewhere begins with the same file.",
    },
    {
      title: "A door left open",
      text: "Images and twelve-factor settings move to Kubernetes unchanged; health checks become probes, because Kubernetes ignores those in the image. Should you outgrow Swarm, the work lies in rewriting manifests and choosing storage, and the application itself is ready.",
    },
  ],
  limits: {
    text: "Swarm counts replicas and does not scale them: there is no autoscaler. A volume stays on the machine where it was made, so a database does not follow its container to another node. The stack format ignores parts of current Compose, among them the start order by depends_on. Development goes on at the pace of maintenance: the nftables support that came with Docker 29.0 left Swarm out. Third-party tools are rare, and permissions inside the cluster do not exist in the free engine: whoever reaches a manager’s Docker socket owns everything.",
    alternatives: [
      {
        technology: "kubernetes",
        when: "Load must scale by itself, several teams share the cluster, or operators and storage drivers are needed.",
      },
      {
        technology: "docker",
        when: "One good server with backups is enough, and some minutes of downtime a year hurt nobody.",
      },
      { technology: "gcp", when: "Stateless containers with uneven load: Cloud Run takes them without any server." },
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
} satisfies TechnologyContent;
