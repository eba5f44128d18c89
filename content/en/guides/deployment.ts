import type { PageText } from "../../pages.ts";

export default {
  category: "deployment",
  head: {
    title: "Docker vs Docker Swarm vs Kubernetes vs PM2",
    description:
      "PM2, Docker, Swarm, k3s and Kubernetes side by side, with Nginx and Terraform beside them: when each fits, who supports it, and what it costs to leave.",
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
    "How a program gets onto your server and stays up. The smallest arrangement that will do costs the least attention, month after month.",
  lead: "The question underneath is what one bad night may cost. If some minutes of silence a year hurt nobody, one server with a backup that has been restored is an honest answer. If a machine may die without anybody noticing, there must be more machines, and somebody who understands what moves the work between them.",
  rows: [
    {
      technology: "docker",
      choose:
        "One good server is enough, several languages share it, or what was tested has to be what runs, down to the system’s libraries.",
      hurts:
        "One host is one point of failure. Published ports bypass ufw, logs fill the disk unless they are limited, and volumes need a backup of their own.",
      leaving:
        "Little. An image is an open format that other engines and every cloud run. The Compose file is what gets translated.",
    },
    {
      technology: "docker-swarm",
      choose:
        "Three to ten servers with steady load should take over from one another, and Compose is all that the team should have to know.",
      hurts:
        "Nothing scales by itself, volumes do not follow their container, and it is kept alive rather than developed: new ideas appear elsewhere.",
      leaving:
        "The images stay. Each stack file becomes manifests, or plain Compose again; secrets, networks and the way in from outside are set up anew.",
    },
    {
      technology: "terraform",
      choose:
        "Networks, databases and permissions are created through a cloud’s API, and a person should read what will change before it changes.",
      hurts:
        "It knows what its state file knows. Lose that, and it offers to build everything twice; a run that stops half way leaves half.",
      leaving:
        "The resources stay when the tool goes. OpenTofu reads most of its files as they are; any other tool has to import resource after resource.",
    },
    {
      technology: "kubernetes",
      choose:
        "Two of these hold: ten services or more, load that triples within minutes, several teams, or customers kept strictly apart.",
      hurts:
        "A fault may sit in any of six layers, an idle cluster costs money, and somebody upgrades it for as long as it exists.",
      leaving:
        "From one managed cluster to another: storage, load balancers and identities. Away from it altogether, each operator and chart needs a successor.",
    },
    {
      technology: "pm2",
      choose:
        "One Node.js program on one machine is the whole installation, and nobody on the spot would look after another layer.",
      hurts:
        "When the machine dies, so does the supervisor. A command typed with sudo starts a second one that knows of nothing.",
      leaving:
        "Next to nothing: the program does not know of it unless it sends the ready signal. Its one file becomes a Dockerfile or a systemd unit.",
    },
    {
      technology: "nginx",
      choose:
        "Something on a server of your own answers the public: it takes TLS, slow phones and static files off the application.",
      hurts:
        "The configuration looks like a program and is not one, a single slash changes an address, and routes change only with a reload.",
      leaving:
        "Each rule is written again in the next proxy’s terms and tried address by address. The application behind it notices nothing.",
    },
  ],
  others: [
    {
      name: "Leave it as it is",
      choose:
        "A site that changes twice a year, put on its server by the person who knows it, with a backup elsewhere and a note of the steps.",
      hurts:
        "Nobody can say for sure which version runs, the way back is yesterday’s copy, and all of it hangs on one person’s computer.",
      leaving: "Nothing to leave. Writing the steps down is the first half of every other row here.",
    },
    {
      name: "k3s on your own servers",
      choose:
        "You want Kubernetes, for its tools or its people, on one to five small servers of your own: it is installed as one file.",
      hurts:
        "It is Kubernetes all the same: the same files, layers and upgrades, and its control plane is yours to keep alive.",
      leaving:
        "The files go on to any rented Kubernetes as they are. Disks, secrets and the way in from outside are set up anew.",
    },
  ],
  decision: {
    steps: [
      {
        question: "Does the site change twice a year, and is there a backup and a note of the steps?",
        other: "Leave it as it is",
        because: "A pipeline pays when it is used every week.",
      },
      {
        question: "Is one Node.js program on one machine the whole installation?",
        technology: "pm2",
        because: "Restart, reload and logs fit on a card, and there is no layer that nobody maintains.",
      },
      {
        question: "Will one server do, if some minutes of downtime a year hurt nobody?",
        technology: "docker",
        because: "An image and a Compose file describe all of it, and move to the next server as they are.",
      },
      {
        question: "Is the load steady, on three to ten servers, and is Compose all that your people know?",
        technology: "docker-swarm",
        because:
          "The same Compose file, a few lines longer. It is maintained and no longer developed: fine for some years, not for ten.",
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
        "Where two of its reasons hold, on a rented control plane. Before that, ask whether Cloud Run or ECS on Fargate would carry it without nodes.",
    },
    beside: [
      { technology: "nginx", when: "In front of any of them, as soon as a server of your own answers the public." },
      { technology: "terraform", when: "Underneath any of them, as soon as parts are created through a cloud’s API." },
    ],
  },
  omitted: [
    {
      name: "Kamal, Coolify, Dokku and CapRover",
      why: "They put containers on a plain server for you, and are a good answer for one. What they stand on is the row on Docker; CapRover stands on Swarm.",
    },
    {
      name: "Podman",
      why: "Runs the same images without a service in the background. What the row on Docker says of images holds for it.",
    },
    { name: "Nomad", why: "A capable scheduler with a smaller community. Not among the technologies that we offer." },
    {
      name: "systemd alone",
      why: "For one program it does what PM2 does, without Node.js, and is on every Linux server already. Whoever knows it needs no other.",
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
      says: "The Kubernetes project ended Ingress NGINX, its own way in by Nginx, in March 2026: no more fixes. Nginx itself goes on.",
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
      says: "PM2 is published under the AGPL, version 3. Whoever changes PM2 itself should read that licence.",
      source: "https://www.npmjs.com/package/pm2",
      seen: "2026-11-23",
    },
  ],
  on: ["/services/devops-solutions", "/blog/devops-automation-workflows"],
  reviewed: "2026-11-23",
  closing: {
    title: "How long may your system be down?",
    text: "With that figure, and the minutes of data that you could lose, the free consultation ends with the smallest arrangement that keeps both.",
  },
  confirm: ["All six tools are offered, k3s too and Nomad not; the order of the questions is the firm’s own advice."],
} as const satisfies PageText<"/guides/:slug">;
