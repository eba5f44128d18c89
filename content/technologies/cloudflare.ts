import type { TechnologyContent } from "../schemas/technology.ts";

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
    "A visitor’s request reaches one of 300+ Cloudflare data centers first, and for most files it ends there. Pages and pictures come from a cache close by, attacks are dropped before they cost anything, and Workers, small programs in V8 isolates, start in milliseconds since no container has to boot. A shop hosted in Mumbai can thus feel local in Toronto, at least for everything that is the same for each visitor.",
    "A public site goes behind it unless there is a reason against it, and some sites can live on it entirely: static pages with a form handler, image delivery, an API that rewrites what an older server says. Your single task is to change the name servers at the registrar, after we have compared the whole DNS zone line by line. Mail is the usual casualty there: the proxy carries web traffic alone, and a mail host’s record reveals the address that the rest now hides.",
  ],
  features: [
    {
      title: "Cache rules for HTML",
      text: "By default Cloudflare caches by file extension and leaves HTML alone. We cache public pages explicitly, bypass whenever a session cookie is present, and purge by address when an editor publishes. Each rule has a test that asserts the cache status header.",
    },
    {
      title: "Workers with static assets",
      text: "A site and its few dynamic routes are deployed as one Worker. An isolate has 128 MB of memory and no disk, so large files are streamed and never collected into a string. Secrets are bindings and stand in no repository.",
    },
    {
      title: "R2 without egress fees",
      text: "Downloads from R2 storage cost nothing per gigabyte. Large uploads go to it directly by signed link: through the proxy, the Free and Pro plans refuse a request body above 100 MB, and users would see only a failed progress bar.",
    },
    {
      title: "KV, D1, Durable Objects",
      text: "KV is for values that may be a minute old elsewhere, such as feature switches. D1 is SQLite with one primary. A Durable Object handles its requests in one place, so the last seat in a hall is sold once.",
    },
    {
      title: "Firewall and Turnstile",
      text: "We let managed rules challenge at first and block nobody, look at whom they caught, such as your own editors pasting HTML, write exceptions, and only then enforce. Turnstile replaces picture puzzles on forms, and its token is checked by the server.",
    },
    {
      title: "Tunnel and Access",
      text: "A small daemon on your server dials out to Cloudflare, and the firewall closes every incoming port. Admin pages ask for your company login before the first byte reaches the application, old tools without a login of their own included.",
    },
  ],
  benefits: [
    {
      title: "An origin nobody can find",
      text: "With a tunnel there is no public address to attack. Where one must remain, it accepts connections with Cloudflare’s client certificate alone, since a hidden address has a habit of turning up in old DNS records.",
    },
    {
      title: "Faster without a rewrite",
      text: "HTTP/3, modern compression and caching apply to a ten-year-old PHP site as they do to a new one. It is often the cheapest step of a speed project, so it comes first.",
    },
    {
      title: "A link for every branch",
      text: "Each pull request gets its own preview address on the real network. You judge a change on your phone on the way home, and the version before is one command away when it goes live badly.",
    },
    {
      title: "Bills that follow use",
      text: "Workers are charged by requests and processor time, and waiting for your database counts for nothing. For a site with modest traffic the paid plan’s allowance is seldom exhausted.",
    },
    {
      title: "Certificates without reminders",
      text: "Certificates at the edge renew themselves. The stretch to your server deserves equal care: we use strict mode with a certificate that is verified, because the flexible mode carries visitors’ passwords there in plain HTTP.",
    },
    {
      title: "Edge rules kept in code",
      text: "DNS records, cache rules and redirects are described in Terraform. A change there touches every visitor at once, so it is read as a plan beforehand and can be reverted as a commit.",
    },
  ],
  limits: {
    text: "Everything depends on one company: its outage of 18 November 2025 took down sites whose own servers were healthy. Workers support much of Node.js, not all of it: a file system in memory is forgotten after each request, and native modules do not load. A D1 database has a size limit per database and its writes travel to one region. A caching mistake is also distributed worldwide, a logged-in page shown to strangers being the worst, which is why a session cookie bypasses the cache in all that we configure.",
    alternatives: [
      {
        technology: "aws",
        when: "The application needs long-running processes, a large relational database or a private network.",
      },
      {
        technology: "nginx",
        when: "Users sit in one building or country, or a contract forbids others to decrypt the traffic.",
      },
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
} satisfies TechnologyContent;
