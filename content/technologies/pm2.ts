import type { PageText } from "../pages.ts";

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
  tagline: "A Node.js application on one plain server, restarted, reloaded and watched",
  paragraphs: [
    "PM2 starts a Node.js program in the background, starts it again after a crash, and runs a copy for each processor core. A server with PM2, Nginx and PostgreSQL can carry a small company’s whole business, and there’s no shame in that.",
    "It fits one rented server, or a machine in your office, where Docker would be a layer nobody maintains. What your people must learn fits on a card: status, logs, reload. Ask who gets the message when the disk fills up, and whether everyone who deploys has a login of their own.",
  ],
  features: [
    {
      title: "Cluster mode",
      text: "Copies don’t share memory, so sessions and limits move to Redis before the second copy.",
    },
    {
      title: "Reloads that wait",
      text: "A new process reports ready before an old one goes; PM2 waits three seconds, so raise that.",
    },
    { title: "Ecosystem file in Git", text: "The settings are committed, and the secrets stay on the server." },
    {
      title: "Start at boot",
      text: "The start-up file points at today’s Node, so make it again after an upgrade and reboot once to prove it.",
    },
    {
      title: "Memory ceiling and back-off",
      text: "It’s a net for slow leaks, checked about twice a minute, and no help with fast ones.",
    },
    { title: "Logs that rotate", text: "Logs grow until the disk is full, so rotation belongs in every installation." },
  ],
  benefits: [
    { title: "Every core at work", text: "Node uses one core; cluster mode puts the other three you pay for to work." },
    {
      title: "Deployments by one command",
      text: "Copy, install, reload, and the previous build stays for the way back.",
    },
    { title: "Crashes counted", text: "The restart counter tells the truth about an application that “mostly works”." },
    { title: "Workers next to the website", text: "A nightly job runs single, or every reminder goes out twice." },
    {
      title: "Low running cost",
      text: "It needs some tens of megabytes, so a small machine has room for the database.",
    },
    { title: "An easy farewell", text: "Your code hardly knows PM2, so it can move into a container." },
  ],
  limits: {
    text: "One machine is one machine: when it dies, so does PM2. Updating PM2 restarts everything. Type a command with sudo and a second, empty PM2 appears, and people think all is gone. In a container it hides crashes. Its licence, the AGPL, matters only if you ship a changed PM2.",
    alternatives: [
      { technology: "docker", when: "Several languages share the server." },
      { technology: "docker-swarm", when: "A second server must take over by itself." },
      { technology: "gcp", when: "Nobody wants to patch an operating system." },
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
} satisfies PageText<"/technologies/:slug">;
