import type { PageText } from "../../pages.ts";

export default {
  name: "DevOps solutions",
  order: 6,
  menuLabel: "DevOps solutions",
  menuLine: "Hosting, backups, the cloud bill",
  runsBehind: true,
  inMobileMenu: true,
  footerOrder: 5,
  home: {
    order: 4,
    title: "Cloud & DevOps",
    description:
      "The servers your software runs on, updates you can undo within minutes, and a cloud bill you can read.",
    technologies: ["AWS", "Docker", "Terraform", "Kubernetes"],
  },
  head: {
    title: "Cloud hosting, backups and DevOps",
    description:
      "Servers, backups, updates at the press of a button and a cloud bill you can read: cloud set-up, containers, CI/CD, Terraform, monitoring and cost control.",
  },
  keywords: [
    "DevOps services",
    "CI/CD pipeline setup",
    "infrastructure as code Terraform",
    "Docker and Kubernetes",
    "cloud cost reduction",
    "cloud monitoring",
    "AWS consultants Gujarat",
  ],
  tagline: "We set up the servers your website or app runs on, and a way back when something breaks",
  technologyLine: ["AWS", "Docker", "Kubernetes", "Terraform", "Nginx", "Cloudflare"],
  first: [
    {
      question: "Is this for a company like ours?",
      answer:
        "Yes, if you lose money when the site is down, or if nobody can read the cloud bill. A site with a few hundred users runs well on one server with a nightly backup that somebody has tested. Then that’s all we’ll set up.",
    },
    {
      question: "How long does it take, and can we stop halfway?",
      answer:
        "Looking at what you have takes a few days. After that we go service by service, and you can stop after any of them.",
    },
    {
      question: "What does it cost, and who bills the servers?",
      answer:
        "Each service is a line in our estimate, which you get before any work begins. The cloud company bills you directly, in your own account.",
    },
  ],
  intro: [
    "If everything were gone tomorrow, what would bring it back? If the answer is one person, we turn what that person knows into scripts, and prove they work by building a second copy. It all runs in your own accounts, and you can shut us out with one change.",
  ],
  services: [
    {
      title: "Cloud: moving to rented servers",
      text: "We rehearse moving the databases, and there’s a way back.",
    },
    {
      title: "Containers: the same program on every server",
      text: "A program is packed with everything it needs, so it runs live just as it did in the test.",
    },
    {
      title: "CI/CD: a machine tests each change and puts it online",
      text: "We build the program once and test it, and exactly that build goes live.",
    },
    {
      title: "Infrastructure as code: servers described in files",
      text: "Networks, databases and permissions are described in files (Terraform), not in somebody’s head.",
    },
    {
      title: "Cost control: what the cloud bill is made of",
      text: "A test server that’s used ten hours a day, five days a week, is idle for 118 of the 168 hours.",
    },
    {
      title: "Monitoring: an alert when something stops",
      text: "The people you choose get an alert, with three things to try first.",
    },
  ],
  release: {
    title: "An update goes wrong",
    people: ["THE UPDATE", "THE VERSION BEFORE"],
    middle: "LIVE SERVER",
    ways: [
      {
        plates: [
          { what: "Orders fail", why: "Put on the live server." },
          { what: "Gone", why: "Its files were replaced." },
        ],
        log: [
          { at: "0 min", what: "the update" },
          { at: "40 min", what: "still the update" },
        ],
        verdict: { what: "Seen after 40 minutes, repaired at night.", why: "Nothing of the version before was kept." },
      },
      {
        plates: [
          { what: "Orders fail", why: "An alert says so." },
          { what: "Live again", why: "The same build as before." },
        ],
        log: [
          { at: "0 min", what: "the update" },
          { at: "2 min", what: "an alert" },
          { at: "3 min", what: "the version before" },
        ],
        verdict: { what: "Back after 3 minutes.", why: "Each build is kept, so the way back is one button." },
      },
    ],
    note: "An example, drawn for this page.",
  },
  diagram: {
    title: "How we put changes to your website online, and undo them",
    caption: "We test each build, the same build goes live, and one button brings back the previous version.",
    spoken: [
      "A change that has been checked and accepted goes to the build machine, which builds it once.",
      "The build is stored and tested, and then the same build goes to the live server.",
      "If something is wrong, one button brings back the previous version.",
    ],
    nodes: [
      { id: "commit", label: "Checked change", column: 1, row: 1 },
      { id: "pipeline", label: "Build machine", detail: "builds once", column: 1, row: 2 },
      { id: "registry", label: "Store of builds", column: 1, row: 3 },
      { id: "test", label: "Test", column: 2, row: 3 },
      { id: "production", label: "Live server", column: 2, row: 2 },
      { id: "before", label: "Previous version", detail: "one click away", column: 2, row: 1 },
    ],
    edges: [
      { from: "commit", to: "pipeline", label: "accepted" },
      { from: "pipeline", to: "registry", label: "the build" },
      { from: "registry", to: "test" },
      { from: "test", to: "production", label: "same build" },
      { from: "production", to: "before", label: "way back" },
    ],
  },
  process: [
    {
      title: "We look at the servers you have",
      text: "We change nothing yet: we draw what runs, what has no backup and what each part costs.",
    },
    {
      title: "We fix what’s dangerous first",
      text: "That might be an untested backup, a shared root password or a database open to the internet.",
    },
    {
      title: "We write the set-up of your servers into files",
      text: "Nothing is switched off until its replacement has carried real traffic.",
    },
    {
      title: "Your team practises and takes over",
      text: "Your team undoes an update, restores a database and replaces a server while we watch.",
    },
  ],
  technologyGroups: [
    {
      title: "Cloud platforms: servers to rent",
      text: "We go where your data and contracts already are.",
      technologies: ["aws", "gcp", "azure", "oracle-cloud", "ibm-cloud", "cloudflare"],
    },
    {
      title: "Containers: programs packed whole",
      text: "Compose on one machine, Swarm on a handful, Kubernetes for several teams.",
      technologies: ["docker", "docker-swarm", "kubernetes"],
    },
    {
      title: "CI/CD: changes tested and put online",
      text: "GitHub Actions, GitLab CI or Jenkins, next to the code.",
      technologies: ["docker"],
    },
    {
      title: "Infrastructure as code: servers in files",
      text: "Terraform or OpenTofu for what you rent.",
      technologies: ["terraform"],
    },
    {
      title: "Monitoring: measuring and alerts",
      text: "Prometheus and Grafana, or the cloud’s own service.",
      technologies: ["kubernetes", "aws", "gcp"],
    },
    {
      title: "Web servers: answering the visitors",
      text: "Nginx answers the visitors, and PM2 restarts programs that stop.",
      technologies: ["nginx", "pm2"],
    },
  ],
  bring: [
    "Read-only access to the cloud account, the code and the last three bills.",
    "The person who knows why it’s all set up this way, for two hours in the first week.",
    "How long you can be down, and how many minutes of data you can lose.",
  ],
  questions: [
    {
      question: "Who gets up when an alert comes at night?",
      answer:
        "Someone on your side, or a company you hire for it. If they need help finding the fault, they can ring us in office hours.",
    },
  ],
  confirm: [
    "No cloud is resold and no commission is taken from a provider: the page says that the provider bills the client.",
    "DevOps work goes as the page says: a second copy built from the scripts, a rehearsed switch of databases, practice with the client’s own team.",
    "The drawing of what runs stays with a client who goes no further. Say whether it is free or an item of the estimate.",
    "After the free consultation on servers a client knows what the firm would change first.",
  ],
  callToAction: {
    title: "Tell us what your software runs on",
    text: "In the free consultation we’ll tell you what we’d change first.",
    label: "IMPROVE YOUR DEVOPS PIPELINE",
  },
  technologies: [
    "docker",
    "kubernetes",
    "docker-swarm",
    "terraform",
    "aws",
    "gcp",
    "azure",
    "cloudflare",
    "nginx",
    "pm2",
  ],
  caseStudies: ["fintech-payment-processing"],
} as const satisfies PageText<"/services/:slug">;
