import type { PageText } from "../pages.ts";

export default {
  category: "deployment",
  name: "Docker",
  order: 1,
  icon: "logos:docker-icon",
  version: "Docker Engine 29",
  reviewed: "2026-11-21",
  card: "Small, repeatable images, so that the build which passed the tests is the one your server runs.",
  head: {
    title: "Docker images and container deployment",
    description:
      "How we containerise an application: small images pinned and scanned, clean shutdown, secrets kept out of layers, and the firewall surprise to know about.",
  },
  keywords: [
    "Docker consulting India",
    "containerise application",
    "Docker image hardening",
    "Docker Compose deployment",
    "multi-stage Docker build",
    "Docker migration service",
  ],
  tagline: "The same bytes on the laptop, in the tests and on the server",
  paragraphs: [
    "An image is a program with the exact libraries it was tested with, so it’s the same on a laptop, in the tests and on your server. The server needs one thing installed, and two programs that insist on different Pythons can share it.",
    "Unless your host rules it out, what you get from us is an image with a Compose file, and we package other people’s applications too. For those we first find out what somebody once installed by hand, so it helps to ask them while they can still be reached.",
  ],
  features: [
    {
      title: "Multi-stage builds",
      text: "Compilers stay behind, so a Node or Python image gets much smaller and a Go image tiny.",
    },
    {
      title: "Pinned and rescanned images",
      text: "A tag changes under you, so we pin exact images and rebuild them even when no code has changed.",
    },
    {
      title: "Compose for one server",
      text: "Application, database and proxy are in one file, started by one command.",
    },
    {
      title: "Containers with few rights",
      text: "Programs run without root on a read-only disk, and never get at Docker itself.",
    },
    {
      title: "Stopping as carefully as starting",
      text: "Docker waits ten seconds and then kills, so we set the time each service needs.",
    },
    {
      title: "Secrets outside the layers",
      text: "A key deleted in a later step is still in the image, so it never goes in.",
    },
  ],
  benefits: [
    { title: "A way back by digest", text: "Yesterday’s image is still there: name it and start it." },
    {
      title: "A first day that works",
      text: "Your new developer runs one command and has the system with sample data.",
    },
    { title: "Freedom to change host", text: "It runs on a rented server in Mumbai or a machine under your stairs." },
    { title: "Neighbours with fences", text: "A memory limit stops a runaway report from taking the shop down." },
    {
      title: "Old systems kept alive",
      text: "A retired runtime can be boxed in until it’s replaced, and we say for how long.",
    },
    {
      title: "Tests with real neighbours",
      text: "Tests run against the real database version, so “works with SQLite” faults surface early.",
    },
  ],
  limits: {
    text: "Containers share the host’s kernel, so they isolate less than virtual machines. A published port is reachable even if ufw denies it, so we put a proxy in front. The default log never rotates and will fill a disk. Volumes need their own backup, larger companies pay for Docker Desktop, and one host is still one host.",
    alternatives: [
      { technology: "docker-swarm", when: "Two or three servers should share the load." },
      { technology: "kubernetes", when: "Many services or several teams justify a platform." },
      { technology: "pm2", when: "One Node process on one small server is all there is." },
    ],
  },
  services: ["devops-solutions", "backend-api-engineering"],
  facts: [
    {
      says: "Docker Engine 29",
      source: "https://github.com/moby/moby/releases/tag/docker-v29.10.0",
      seen: "2026-11-23",
    },
  ],
} satisfies PageText<"/technologies/:slug">;
