import type { GuideContent } from "~/content/.server/schemas/guide";

export default {
  category: "deployment",
  head: {
    title: "Ways to deploy, from one server to many",
    description:
      "PM2, Docker, Swarm and Kubernetes side by side, with Nginx and Terraform beside them: when each fits, where it hurts, and what it costs to leave again.",
  },
  keywords: [
    "compare deployment tools",
    "Docker Swarm or Kubernetes",
    "PM2 or Docker",
    "do I need Kubernetes",
    "deploy on one server",
  ],
  title: "How should it reach the server?",
  label: "Compare ways to deploy",
  tagline:
    "The smallest arrangement that your uptime allows. Anything beyond it is paid for in attention, month after month.",
  lead: "The question underneath is what one bad night may cost. If some minutes of silence a year hurt nobody, one server with a backup that has been restored is an honest answer. If a machine may die unnoticed, there must be more machines, and somebody who understands what moves the work between them.",
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
        "Nothing scales by itself, volumes do not follow their container, and development goes on at the pace of maintenance.",
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
  decision: {
    steps: [
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
        question: "Is the load steady and known, so that three to ten servers carry it?",
        technology: "docker-swarm",
        because: "The same Compose file, a few lines longer, and releases at noon on a working day.",
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
  on: ["/services/devops-solutions", "/blog/devops-automation-workflows"],
  reviewed: "2026-11-21",
  closing: {
    title: "How long may it be down?",
    text: "With that figure, and the minutes of data that you could lose, the free consultation ends with the smallest arrangement that keeps both.",
  },
  confirm: ["All six tools are offered, and the order of the questions is the firm’s own advice."],
} satisfies GuideContent;
