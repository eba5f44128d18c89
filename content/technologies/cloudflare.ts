import type { PageText } from "../pages.ts";

export default {
  name: "Cloudflare",
  category: "cloud",
  order: 6,
  icon: "logos:cloudflare-icon",
  version: "the services as of November 2026",
  reviewed: "2026-11-21",
  card: "DNS, cache and firewall in front of your server, and small programs that run near visitors.",
  head: {
    title: "Cloudflare Workers, cache and security",
    description:
      "Cloudflare in front of your site: DNS, cache rules, firewall, Workers, R2 and tunnels. What we set up, what your mail records give away, and what can go wrong.",
  },
  keywords: [
    "Cloudflare setup",
    "Cloudflare Workers development",
    "website DDoS protection",
    "Cloudflare R2 storage",
    "Cloudflare cache rules",
    "Zero Trust access",
  ],
  tagline: "The part of your site that answers before your server is asked",
  paragraphs: [
    "A visitor’s request reaches one of 300+ Cloudflare data centers first, and for most files it ends there. Attacks are dropped before they cost anything, and small programs called Workers start in milliseconds. A shop in Mumbai can feel local in Toronto.",
    "A public site goes behind it unless there’s a reason against it. Your one task is to change the name servers, after we’ve compared the whole DNS zone line by line. Mail is what usually goes wrong: the proxy carries web traffic only, and a mail record can give the hidden address away.",
  ],
  features: [
    {
      title: "Cache rules for HTML",
      text: "By default HTML isn’t cached, so we cache public pages and skip anyone who’s signed in.",
    },
    {
      title: "Workers with static assets",
      text: "A site and its few live addresses are one program, with 128 MB of memory and no disk.",
    },
    {
      title: "R2 without egress fees",
      text: "Downloads cost nothing per gigabyte; uploads above 100 MB go round the proxy.",
    },
    {
      title: "KV, D1, Durable Objects",
      text: "The last seat in a hall is sold once, if you choose the right one of the three.",
    },
    {
      title: "Firewall and Turnstile",
      text: "Rules watch first and block later, so your own editors aren’t locked out.",
    },
    { title: "Tunnel and Access", text: "The server closes every port, and old tools get a login in front." },
  ],
  benefits: [
    { title: "An origin nobody can find", text: "With a tunnel there’s no public address to attack." },
    {
      title: "Faster without a rewrite",
      text: "A ten-year-old PHP site gets modern transport too, often the cheapest step there is.",
    },
    { title: "A link for every branch", text: "You judge a change on your phone before it’s live." },
    { title: "Bills that follow use", text: "Waiting for your database costs nothing." },
    {
      title: "Certificates without reminders",
      text: "They renew themselves, and we verify the stretch to your server as well.",
    },
    {
      title: "Edge rules kept in code",
      text: "A rule reaches every visitor at once, so it’s read before and can be reverted.",
    },
  ],
  limits: {
    text: "Everything depends on one company: its outage of 18 November 2025 took down healthy sites. Workers support much of Node.js, not all. A database here has a size limit, and writes travel to one region. A caching mistake is worldwide, and the worst one is to show a logged-in page to strangers.",
    alternatives: [
      { technology: "aws", when: "It needs long-running processes or a large database." },
      { technology: "nginx", when: "Users sit in one building, or nobody else may decrypt the traffic." },
    ],
  },
  services: ["web-development-kutch", "devops-solutions", "seo-digital-marketing"],
  facts: [
    {
      says: "its outage of 18 November 2025",
      source: "https://blog.cloudflare.com/18-november-2025-outage/",
      seen: "2026-11-23",
      history: true,
    },
  ],
} satisfies PageText<"/technologies/:slug">;
