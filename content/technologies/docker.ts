import type { TechnologyContent } from "../schemas/technology.ts";

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
    "A container image is a program together with the exact libraries, language runtime and system files that it was tested with. Built once, it is the same on a developer’s machine, in the pipeline and in production. What can still differ is the configuration and the kernel, and no longer a forgotten package. A server then needs one thing installed, and two applications that insist on different versions of Python can share it in peace.",
    "Unless your host rules it out, what we deliver for a server is an image with a documented Compose file, and we package applications that others wrote in the same way. For those we first find out what the program writes to disk, which ports, scheduled jobs and environment variables it expects, and what somebody once installed by hand. It helps to ask the person who set up the present server, while they can still be reached.",
  ],
  features: [
    {
      title: "Multi-stage builds",
      text: "Compilers and development packages stay in the first stage; the final one receives the result and its runtime. Lockfiles are copied before source code, so a one-line change reuses the layer of installed dependencies. A Node or Python image typically sheds much of its size this way, and a Go image nearly all.",
    },
    {
      title: "Pinned and rescanned images",
      text: "Base images are referenced by digest, because a tag such as node:24-slim points to something new next week. A bot proposes the newer digest, the pipeline scans the result for known flaws, and images are rebuilt on a schedule even when no code has changed. The system libraries inside keep ageing.",
    },
    {
      title: "Compose for one server",
      text: "Application, database, cache and reverse proxy are described in a file that a new developer starts with one command. Production uses it with an override: no source mounts, restart policies, memory limits, and images by digest. For a single server that is often all the orchestration there is.",
    },
    {
      title: "Containers with few rights",
      text: "Processes run as an unprivileged user on a read-only file system, with Linux capabilities dropped and writable paths listed. The Docker socket is never mounted into an application, since whoever holds it is root on the host. Where the host allows, the daemon itself runs rootless.",
    },
    {
      title: "Stopping as carefully as starting",
      text: "The start command uses exec form, so that the program and not a shell receives the stop signal. Docker waits ten seconds by default, then kills. We set that time for each service, and health checks ask whether the service can do its work, not whether its port is open.",
    },
    {
      title: "Secrets outside the layers",
      text: "A key copied in one step and deleted in the next is still in the image for anyone who pulls it. Build-time tokens go through secret mounts, run-time ones through files or the environment. Each release records its bill of materials and the commit that it came from.",
    },
  ],
  benefits: [
    {
      title: "A way back by digest",
      text: "Yesterday’s image is still in the registry. Going back means naming its digest and starting it, provided the database still suits it. We therefore keep schema changes compatible for one release.",
    },
    {
      title: "A first day that works",
      text: "Your new developer clones the repository, runs one command and has the system with sample data. The afternoon is free for the code, and nobody follows a stale installation document.",
    },
    {
      title: "Freedom to change host",
      text: "An image runs on a rented server in Mumbai, on your own machine under the stairs, and on any container service of the large clouds. Moving is mostly a matter of data and DNS.",
    },
    {
      title: "Neighbours with fences",
      text: "Memory and processor limits per container stop a runaway report from taking the shop down with it. A limit is also a measurement: it tells you what each part really needs.",
    },
    {
      title: "Old systems kept alive",
      text: "An application that requires a retired runtime can be boxed in with it, cut off from the internet and put behind a proxy. It buys time for a proper replacement, and we say how much.",
    },
    {
      title: "Tests with real neighbours",
      text: "The pipeline starts the actual database and message broker at the production version, runs the tests, and throws both away. Faults of the “works with SQLite” kind surface before the merge.",
    },
  ],
  limits: {
    text: "Containers share the host’s kernel, so they isolate less than virtual machines do. A published port is reachable even if ufw denies it, because Docker writes its own firewall rules: we bind to the loopback address and let a proxy face outwards. The default log driver never rotates and will fill a disk. Data in a volume needs its own backup. Larger companies need a paid subscription for Docker Desktop. One host remains one point of failure, whatever runs inside.",
    alternatives: [
      {
        technology: "docker-swarm",
        when: "Two or three servers should share the load, with nothing more to learn than Compose.",
      },
      {
        technology: "kubernetes",
        when: "Many services, several teams or automatic scaling justify a platform of their own.",
      },
      { technology: "pm2", when: "A single Node process on one small server is the entire installation." },
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
} satisfies TechnologyContent;
