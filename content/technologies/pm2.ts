import type { TechnologyContent } from "../schemas/technology.ts";

export default {
  name: "PM2",
  category: "deployment",
  order: 5,
  icon: "logos:pm2-icon",
  version: "PM2 7",
  reviewed: "2026-11-21",
  card: "Keeps Node.js running on one plain server and reloads it without dropping requests.",
  head: {
    title: "PM2 process management for Node.js",
    description:
      "Node.js on a single server under PM2: cluster mode, reloads that wait for readiness, log rotation and start at boot, with a short way out of it.",
  },
  keywords: [
    "PM2 Node.js deployment",
    "PM2 cluster mode",
    "Node.js VPS hosting",
    "zero-downtime Node.js reload",
    "PM2 ecosystem file",
  ],
  tagline: "A Node.js application on one honest server, restarted, reloaded and watched",
  paragraphs: [
    "PM2 is a supervisor for Node.js. It starts the program in the background, starts it again after a crash, and in cluster mode runs one copy for each processor core and replaces them in turn when you deploy. It is installed with npm, belongs to an ordinary user and is described by a single file in your repository. A server with PM2, Nginx and PostgreSQL on it can carry the whole business of a small company, and there is no shame in that.",
    "It fits one virtual server, or a machine in your office, where Docker would be a layer that nobody on site maintains: an internal tool, the API of a young product, a Next.js site with its queue worker. What your people must learn fits on a card: status, logs, reload. Ask first who receives the message when the disk fills up, and whether everybody who deploys has a login of their own, without root.",
  ],
  features: [
    {
      title: "Cluster mode",
      text: "Copies share one port through Node’s cluster module, as many as there are cores. They do not share memory: a session or a rate limit held in a variable exists several times over. Such state has to move to Redis before the second copy is started.",
    },
    {
      title: "Reloads that wait",
      text: "With wait_ready a new process reports for duty once its database connection is up, and only then is an old one told to go. PM2 waits three seconds for that report and then goes on without it, so listen_timeout has to be raised. The old process receives SIGINT and, by default, 1.6 seconds until it is killed. With kill_timeout raised, the slowest permitted request can finish.",
    },
    {
      title: "Ecosystem file in Git",
      text: "Names, scripts, instances and limits are committed. Secrets stay on the server in a file that the application’s user alone may read. A changed variable is ignored by a plain reload until it is asked to update the environment, so a deploy script should always ask.",
    },
    {
      title: "Start at boot",
      text: "PM2 generates a systemd unit and a saved list of processes. The unit contains the path of the Node version in use on that day. After an upgrade through a version manager it points nowhere, so it has to be made anew, and a reboot is the proof.",
    },
    {
      title: "Memory ceiling and back-off",
      text: "A process above its memory ceiling is restarted, but the check runs about twice a minute: a net for slow leaks and no protection from fast ones. Exponential back-off keeps a program that crashes on start from hammering the database.",
    },
    {
      title: "Logs that rotate",
      text: "Out of the box the log files grow until the disk is full, which then stops PostgreSQL on the same machine as well. The logrotate module or the system’s own is part of every installation, and the application writes JSON, one event per line.",
    },
  ],
  benefits: [
    {
      title: "Every core at work",
      text: "A Node.js program runs its JavaScript on a single core. On a four-core server cluster mode puts the other three, already paid for, to work. Code that keeps no state in memory needs no change for it.",
    },
    {
      title: "Deployments by one command",
      text: "CI builds and tests, copies the result over SSH, installs locked dependencies and reloads. There is no registry and no image to store. The previous build stays in its folder, so going back is a command too.",
    },
    {
      title: "Crashes counted",
      text: "The restart counter in the status list tells the truth about an application that “mostly works”. It belongs in monitoring, with the stack trace behind each step, because automatic restarts make bugs comfortable.",
    },
    {
      title: "Workers next to the website",
      text: "Queue workers and schedulers run from the same file in fork mode, single where they must be single. A nightly job doubled by cluster mode would send every reminder twice.",
    },
    {
      title: "Low running cost",
      text: "The supervisor itself needs some tens of megabytes. A small rented machine therefore has room for the application, a staging copy under another name and user, and its database.",
    },
    {
      title: "An easy farewell",
      text: "The application knows PM2 by one ready signal and a shutdown handler. Where SIGTERM is answered in the same way as SIGINT, the identical code runs in a container on the day you want that.",
    },
  ],
  limits: {
    text: "One machine is one machine: when it dies, PM2 dies with it. Updating PM2 itself restarts every process. A command typed with sudo starts a second, empty daemon under root, and people conclude that everything is gone. In a container PM2 hides crashes from the orchestrator, whose job is to see them, so Node.js runs there directly. Its licence is the AGPL, harmless for hosting your own application and a question for your lawyer if you ship a modified PM2 inside a product.",
    alternatives: [
      {
        technology: "docker",
        when: "Several languages share the server, or builds must be identical on every machine.",
      },
      { technology: "docker-swarm", when: "A second server has to take over by itself when the first one fails." },
      {
        technology: "gcp",
        when: "Nobody wants to patch an operating system: Cloud Run takes the same application as a container.",
      },
    ],
  },
  services: ["backend-api-engineering", "devops-solutions"],
  confirm: ["The firm takes on work with PM2. The specification names a page for it; no case study uses it."],
  facts: [
    {
      says: "PM2 7",
      source: "https://github.com/Unitech/pm2/blob/master/CHANGELOG.md",
      seen: "2026-11-23",
    },
  ],
} satisfies TechnologyContent;
