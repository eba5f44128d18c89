import type { PageText } from "../pages.ts";

export default {
  name: "Nginx",
  category: "deployment",
  order: 6,
  icon: "logos:nginx",
  version: "Nginx 1.30",
  reviewed: "2026-11-21",
  card: "The web server in front of an application: TLS, caching, rate limits and static files.",
  head: {
    title: "Nginx configuration and reverse proxy",
    description:
      "Nginx in front of Node.js, Django and Go: TLS, HTTP/3, caching, rate limits and logs that explain slowness, with the configuration mistakes to look for first.",
  },
  keywords: [
    "Nginx configuration",
    "Nginx reverse proxy",
    "Nginx caching",
    "Nginx rate limiting",
    "HTTP/3 setup",
    "Nginx load balancing",
  ],
  tagline: "It waits for slow phones, so that your application doesn’t have to",
  paragraphs: [
    "Nginx watches all its connections in a few loops, so a modest server holds 10,000+ concurrent connections open. It also does something few people know: your application hands over a page and is free, while Nginx sends it to a phone with a weak signal.",
    "It goes in front of whatever runs on your own server: Node.js, Django, Go, a folder of files. Keep its configuration in Git and check it before it loads; a reload drops no request. You’ll rarely notice it. To move a page, you change one line.",
  ],
  features: [
    {
      title: "Proxying with chosen timeouts",
      text: "The default waits sixty seconds for a silent application, longer than any visitor does.",
    },
    {
      title: "TLS, HTTP/2 and HTTP/3",
      text: "Certificates renew themselves; HTTP/3 does nothing until UDP port 443 is open.",
    },
    {
      title: "Caches that cover for you",
      text: "Even one second of caching helps, and if the application is down visitors get the last good copy.",
    },
    {
      title: "Rate limits by real address",
      text: "Behind another proxy, believe only its own addresses, or anyone can dodge the limit.",
    },
    {
      title: "Static files and fallbacks",
      text: "Files with a hash in the name keep for a year, and the pages that name them don’t.",
    },
    {
      title: "Balancing over servers",
      text: "A failing server is left out for a while; active checks are in the paid edition.",
    },
  ],
  benefits: [
    { title: "Slowness explained", text: "Its log separates a slow application from a slow phone." },
    {
      title: "Headers that don’t vanish",
      text: "One careless line drops the security headers, so keep them in one file and test them.",
    },
    {
      title: "Uploads of a stated size",
      text: "Over one megabyte is refused by default, which is why new phones’ photos fail.",
    },
    { title: "Redirects in one list", text: "After a redesign the old addresses live in one file an editor can read." },
    { title: "Strangers turned away early", text: "It drops scanners before they fill the application’s log." },
    { title: "Reloads in working hours", text: "Old connections finish while new ones use the new settings." },
  ],
  limits: {
    text: "The configuration looks like a program and isn’t one: “if” misbehaves, and one slash changes which path the application sees. A backend’s address is looked up once by default, so a moved container is lost until a reload. Large attacks fill the line before Nginx sees them.",
    alternatives: [
      { technology: "cloudflare", when: "Visitors are far away or attacks are likely." },
      { technology: "kubernetes", when: "Routes change with every deployment." },
      { technology: "aws", when: "Containers on Fargate have a managed load balancer." },
    ],
  },
  services: ["devops-solutions", "web-development-kutch"],
  confirm: ["The firm takes on work with Nginx. The specification names a page for it; no case study uses it."],
  facts: [
    {
      says: "Nginx 1.30",
      source: "https://endoflife.date/nginx",
      seen: "2026-11-23",
    },
  ],
} satisfies PageText<"/technologies/:slug">;
