import type { PageText } from "../../pages.ts";

export default {
  category: "deployment",
  head: {
    title: "Docker vs Docker Swarm vs Kubernetes vs PM2",
    description:
      "PM2, Docker, Swarm, k3s and Kubernetes side by side, with Nginx and Terraform: when each fits, who supports it, and what it costs to leave.",
  },
  keywords: [
    "Docker Swarm vs Kubernetes",
    "PM2 vs Docker",
    "k3s vs Kubernetes",
    "do I need Kubernetes",
    "deploy on one server",
    "compare deployment tools",
  ],
  title: "Docker vs Docker Swarm vs Kubernetes vs PM2",
  label: "Compare ways to deploy",
  tagline:
    "How a program gets onto your server and stays up. The smallest set-up that’s enough is the least work, month after month.",
  lead: "It depends on what one bad night would cost you. If a few minutes’ outage a year hurts nobody, one server with a tested backup is an honest answer. If nobody should notice when a machine dies, you need more machines, and somebody who understands how work moves between them.",
  rows: [
    {
      technology: "docker",
      choose:
        "One good server is enough, several languages share it, or exactly what you tested has to run, down to the system’s libraries.",
      hurts:
        "If the one host fails, everything does. Published ports bypass ufw, logs fill the disk unless you limit them, and volumes need their own backup.",
      leaving:
        "Little. An image is an open format that other engines and every cloud run. You only translate the Compose file.",
    },
    {
      technology: "docker-swarm",
      choose:
        "You have three to ten servers with steady traffic that should take over from one another, and Compose is all your team knows.",
      hurts:
        "Nothing scales by itself, volumes don’t follow their container, and it’s maintained but no longer developed.",
      leaving:
        "The images stay. Each stack file becomes manifests, or plain Compose again. Secrets, networks and the way in from outside you set up again.",
    },
    {
      technology: "terraform",
      choose:
        "You create networks, databases and permissions through a cloud’s API, and want to read what will change before it does.",
      hurts:
        "It only knows what’s in its state file. Lose that, and it offers to build everything again. If it stops halfway, half is done.",
      leaving:
        "What you’ve built stays when the tool goes. OpenTofu reads most of its files as they are. With any other tool you import one resource after another.",
    },
    {
      technology: "kubernetes",
      choose:
        "Two of these are true: ten services or more, traffic that triples within minutes, several teams, or customers that must be kept strictly apart.",
      hurts:
        "A fault can be in any of six layers, a cluster costs money even when idle, and somebody has to upgrade it as long as you have it.",
      leaving:
        "To another managed cluster you move storage, load balancers and identities. To leave it altogether, you replace every operator and chart.",
    },
    {
      technology: "pm2",
      choose: "You have one Node.js program on one machine and nothing else, and nobody to look after another layer.",
      hurts:
        "When the machine dies, PM2 dies with it. If you type a command with sudo, you start a second PM2 that knows nothing about the first.",
      leaving:
        "Next to nothing: the program doesn’t know about it unless it sends the ready signal. Its one file becomes a Dockerfile or a systemd unit.",
    },
    {
      technology: "nginx",
      choose:
        "Your own server faces the public: Nginx handles TLS, slow phones and static files, so that your program doesn’t have to.",
      hurts:
        "The configuration looks like a program but isn’t one, a single slash changes an address, and you reload it for every new route.",
      leaving:
        "You write each rule again for the next proxy and try address after address. Your program doesn’t notice.",
    },
  ],
  others: [
    {
      name: "Leave it as it is",
      choose:
        "Your site changes twice a year, and the person who knows it puts it online, with a backup elsewhere and the steps written down.",
      hurts:
        "Nobody knows for sure which version is running, you can only go back to yesterday’s copy, and it all depends on one person’s computer.",
      leaving:
        "There’s nothing to leave. If you write the steps down, you’ve done half the work for any of the others.",
    },
    {
      name: "k3s on your own servers",
      choose:
        "You want Kubernetes, for its tools or its people, on one to five small servers of your own: it’s installed as one file.",
      hurts:
        "It’s still Kubernetes: the same files, layers and upgrades, and its control plane is yours to keep alive.",
      leaving:
        "The files go on to any rented Kubernetes as they are. Disks, secrets and the way in from outside are set up again.",
    },
  ],
  decision: {
    steps: [
      {
        question: "Does the site change twice a year, and is there a backup and a note of the steps?",
        other: "Leave it as it is",
        because: "A pipeline is worth it if you use it every week.",
      },
      {
        question: "Is one Node.js program on one machine the whole installation?",
        technology: "pm2",
        because: "You can write restart, reload and logs on a card, and there’s no layer that nobody looks after.",
      },
      {
        question: "Will one server do, if some minutes of downtime a year hurt nobody?",
        technology: "docker",
        because: "An image and a Compose file describe all of it, and move to the next server as they are.",
      },
      {
        question: "Do you have steady traffic on three to ten servers, and people who know Compose?",
        technology: "docker-swarm",
        because:
          "The same Compose file, a few lines longer. It’s maintained but no longer developed: fine for some years, not for ten.",
      },
      {
        question: "Do you want Kubernetes on a few servers of your own?",
        other: "k3s on your own servers",
        because: "A conformant Kubernetes in one file, and the same files work on a rented one later.",
      },
    ],
    otherwise: {
      technology: "kubernetes",
      because:
        "If two of its reasons are true for you, on a rented control plane. First ask whether Cloud Run or ECS on Fargate would do it without nodes.",
    },
    beside: [
      { technology: "nginx", when: "In front of any of them, as soon as a server of your own answers the public." },
      { technology: "terraform", when: "Underneath any of them, as soon as parts are created through a cloud’s API." },
    ],
  },
  omitted: [
    {
      name: "Kamal, Coolify, Dokku and CapRover",
      why: "They put containers on a plain server for you, and are a good answer for one. They use Docker, so what we say about Docker is true of them. CapRover uses Swarm.",
    },
    {
      name: "Podman",
      why: "Runs the same images without a service in the background. What we say about Docker’s images is true of it too.",
    },
    { name: "Nomad", why: "A capable scheduler with a smaller community. Not among the technologies that we offer." },
    {
      name: "systemd alone",
      why: "For one program it does what PM2 does, without Node.js, and is on every Linux server already. If you know it, you need nothing else.",
    },
  ],
  shownFacts: [
    {
      about: "docker-swarm",
      says: "Mirantis supports Swarm for paying customers until 2030, says Kamenik Solutions, whose own advice is to begin nothing new on Swarm.",
      source: "https://kameniksolutions.com/garden/docker-swarm/",
      seen: "2026-11-23",
    },
    {
      about: "k3s on your own servers",
      says: "k3s is a conformant Kubernetes in one file of less than 100 megabytes.",
      source: "https://github.com/k3s-io/k3s",
      seen: "2026-11-23",
    },
    {
      about: "kubernetes",
      says: "Each minor version of Kubernetes gets fixes for about 14 months, so a cluster is upgraded at least once a year.",
      source: "https://kubernetes.io/releases/patch-releases/",
      seen: "2026-11-23",
    },
    {
      about: "nginx",
      says: "The Kubernetes project ended Ingress NGINX, its own Nginx-based way in, in March 2026: no more fixes. Nginx itself goes on.",
      source: "https://kubernetes.io/blog/2026/01/29/ingress-nginx-statement/",
      seen: "2026-11-23",
    },
    {
      about: "docker",
      says: "Ports that Docker publishes are open to the internet even where ufw would close them.",
      source: "https://docs.docker.com/engine/network/packet-filtering-firewalls/",
      seen: "2026-11-23",
    },
    {
      about: "terraform",
      says: "Terraform is under the Business Source License. OpenTofu is the free successor of its last open version.",
      source: "https://opentofu.org/faq/",
      seen: "2026-11-23",
    },
    {
      about: "pm2",
      says: "PM2 is published under the AGPL, version 3. If you change PM2 itself, read that licence.",
      source: "https://www.npmjs.com/package/pm2",
      seen: "2026-11-23",
    },
  ],
  on: ["/services/devops-solutions", "/blog/devops-automation-workflows"],
  reviewed: "2026-11-23",
  closing: {
    title: "How long may your system be down?",
    text: "Tell us that, and how many minutes of data you can afford to lose. In the free consultation we’ll find the smallest set-up that’s enough.",
  },
  confirm: ["All six tools are offered, k3s too and Nomad not; the order of the questions is the firm’s own advice."],
} as const satisfies PageText<"/guides/:slug">;
