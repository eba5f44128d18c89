import type { TechnologyContent } from "../schemas/technology.ts";

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
  tagline: "It takes the slow phones, so that your application need not wait for them",
  paragraphs: [
    "Nginx runs a few worker processes, each of which watches all of its sockets in one loop. A waiting visitor costs a little memory and no thread, so a modest server holds 10,000+ concurrent connections open. Its less famous service is buffering: the application delivers a page in one go and is free again, while Nginx passes it on, over a minute if need be, to a phone at the edge of the network.",
    "It stands in front of whatever runs on a server of your own: Node.js under PM2, Django, Go, a folder of static files. The configuration belongs in Git, where CI checks it with the same Nginx version that will load it, and a reload drops no request. It is seldom heard of. A new subdomain or a moved page is a reviewed line and a reload.",
  ],
  features: [
    {
      title: "Proxying with chosen timeouts",
      text: "The default waits sixty seconds for a silent application, longer than any visitor does. Short limits suit pages, longer ones the few addresses that deserve them. Connections to the application stay open between requests, the default since version 1.30. WebSockets get their own location with upgrade headers and a longer limit, or they are cut after a quiet minute.",
    },
    {
      title: "TLS, HTTP/2 and HTTP/3",
      text: "Certificates from Let’s Encrypt renew by themselves, and an alarm reads the expiry date from outside in case they did not. HTTP/3 runs over UDP: it does nothing until port 443 is open for UDP and a header tells browsers of it.",
    },
    {
      title: "Caches that cover for you",
      text: "Even one second of caching turns all the requests of that second into one. With cache locking a single request fills the gap and the others wait. If the application is down, visitors get the last good copy and most never know.",
    },
    {
      title: "Rate limits by real address",
      text: "The limiter works like a leaking bucket, with a burst allowed for pages that load twenty files. Behind another proxy it counts the forwarded address, accepted from that proxy’s own range only. Otherwise anyone can forge a header and never be limited.",
    },
    {
      title: "Static files and fallbacks",
      text: "Files with a hash in the name may be kept for a year, but the HTML that names them must be asked for each time. Compressed copies are made during the build. An unknown path falls back to the application and an unknown image does not.",
    },
    {
      title: "Balancing over servers",
      text: "Requests go to the server with the fewest open ones. A server that fails several of them is left out for a while, so real visitors find the fault first. Active health checks belong to the commercial edition; otherwise such probes are the work of separate monitoring.",
    },
  ],
  benefits: [
    {
      title: "Slowness explained",
      text: "A log format can record the total time and the application’s own time for each request. If the two differ, the visitor’s connection is slow; if they agree, the code is. Long discussions can end at that line.",
    },
    {
      title: "Headers that do not vanish",
      text: "By default one add_header inside a location drops all those inherited from above it, security headers included. Kept in one included file, and tested at the live addresses, they stay.",
    },
    {
      title: "Uploads of a stated size",
      text: "Nginx refuses bodies over one megabyte unless told otherwise, which is why photographs from new phones fail. The limit is best set per address: generous for documents, tight for everything else.",
    },
    {
      title: "Redirects in one list",
      text: "After a redesign, the former addresses are redirected from one map file that an editor can read. Links from other sites and from search results keep their worth.",
    },
    {
      title: "Strangers turned away early",
      text: "A request for a host name that is not yours meets a default server that hangs up. Scanners that try one IP address after another end there too, before they can fill the application’s log.",
    },
    {
      title: "Reloads in working hours",
      text: "New workers start with the new configuration while old ones finish what they hold. Long WebSocket connections would keep them for days, so departing workers need a deadline.",
    },
  ],
  limits: {
    text: "The configuration looks like a program and is not one: if inside a location misbehaves in documented ways, and one slash at the end of proxy_pass changes which path the application sees. The name of a backend is by default looked up once, at start, so a container that returns with another address is lost until a reload. Open-source Nginx has no interface for changing routes while it runs. Distributed attacks fill the line before Nginx sees them, and no setting helps there.",
    alternatives: [
      {
        technology: "cloudflare",
        when: "Visitors are far away or attacks are likely: it stands in front, often with Nginx behind it.",
      },
      {
        technology: "kubernetes",
        when: "Routes change with every deployment and a Gateway controller should follow them.",
      },
      { technology: "aws", when: "The containers run on Fargate, where a managed load balancer does this work." },
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
    {
      says: "the default since version 1.30",
      source: "https://github.com/nginx/nginx/blob/master/docs/xml/nginx/changes.xml",
      seen: "2026-11-23",
      history: true,
    },
  ],
} satisfies TechnologyContent;
