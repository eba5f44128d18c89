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
      "The servers your software runs on, updates you can undo within minutes, and a cloud bill you can understand.",
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
  tagline: "We set up the servers your website or app runs on, and make sure you can go back when something breaks",
  technologyLine: ["AWS", "Docker", "Kubernetes", "Terraform", "Nginx", "Cloudflare"],
  first: [
    {
      question: "Does a company like ours need DevOps?",
      answer:
        "Yes, if you lose money when your site is down, or nobody understands your cloud bill. A site with a few hundred users runs well on one server with a tested nightly backup. We won’t set up more than you need.",
    },
    {
      question: "How long does the work take, and can we stop halfway?",
      answer:
        "Looking at your servers takes a few days. After that we work on one service at a time, such as your website, and you can stop after any of them.",
    },
    {
      question: "What does DevOps cost, and who bills us for the servers?",
      answer:
        "Each service is a separate line in the estimate, which you get before work begins. The cloud company bills you directly, through your own account.",
    },
  ],
  intro: [
    "If all your servers were gone tomorrow, who could rebuild them? If only one person knows how, we turn that into automatic steps, and test them on a second copy of your servers. Everything runs in your own accounts, and you can lock us out by changing one setting.",
  ],
  services: [
    {
      title: "Cloud: moving to rented servers",
      text: "We rehearse moving your databases, and you can go back if something goes wrong.",
    },
    {
      title: "Containers: the same program on every server",
      text: "Each program is packed with everything it needs, so it runs live just as it did in testing.",
    },
    {
      title: "CI/CD: a machine tests each change and puts it online",
      text: "We build each version of your software once, test it, and put exactly that version online.",
    },
    {
      title: "Infrastructure as code: your server set-up, written down",
      text: "Your networks, databases and permissions are set up from files (Terraform), not from somebody’s memory.",
    },
    {
      title: "Cost control: what’s in the cloud bill",
      text: "A test server that’s used ten hours a day, five days a week, is idle for 118 of the week’s 168 hours.",
    },
    {
      title: "Monitoring: an alert when something stops",
      text: "The people you choose get an alert, with three things to try first.",
    },
  ],
  release: {
    title: "An update goes wrong",
    people: ["THE UPDATE", "PREVIOUS VERSION"],
    middle: "LIVE SERVER",
    ways: [
      {
        plates: [
          { what: "Orders fail", why: "The update went straight onto the live server." },
          { what: "Gone", why: "Its files were replaced." },
        ],
        log: [
          { at: "0 min", what: "the update" },
          { at: "40 min", what: "update still live" },
        ],
        verdict: { what: "Noticed after 40 minutes and fixed overnight.", why: "The previous version wasn’t kept." },
      },
      {
        plates: [
          { what: "Orders fail", why: "An alert says so." },
          { what: "Live again", why: "The previous version is back, unchanged." },
        ],
        log: [
          { at: "0 min", what: "the update" },
          { at: "2 min", what: "an alert" },
          { at: "3 min", what: "back to the old version" },
        ],
        verdict: { what: "Back after 3 minutes.", why: "We keep every version, so one button takes you back." },
      },
    ],
    note: "This is an example made up for this page.",
  },
  diagram: {
    title: "How changes go online, and how we undo them",
    caption: "We test each version before it goes live, and one button brings back the previous version.",
    spoken: [
      "A change that has been checked and accepted goes to the build machine, which makes a finished version (a build) once.",
      "That build is stored and tested, and then exactly the same build goes to the live server.",
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
      text: "We don’t change anything yet: we map what runs where, what has no backup and what each part costs.",
    },
    {
      title: "We fix what’s dangerous first",
      text: "Typical risks are an untested backup, a shared administrator password or a database open to the internet.",
    },
    {
      title: "We write down how your servers are set up",
      text: "We switch an old server off only once its replacement has served real visitors.",
    },
    {
      title: "Your team practises and takes over",
      text: "Your team undoes an update, restores a database and replaces a server.",
    },
  ],
  technologyGroups: [
    {
      title: "Cloud platforms: servers to rent",
      text: "We use the cloud where you already have your data and contracts.",
      technologies: ["aws", "gcp", "azure", "oracle-cloud", "ibm-cloud", "cloudflare"],
    },
    {
      title: "Containers: ready-packed programs",
      text: "Docker Compose runs them on one machine, Docker Swarm on a few, and Kubernetes for several teams.",
      technologies: ["docker", "docker-swarm", "kubernetes"],
    },
    {
      title: "CI/CD: changes tested and put online",
      text: "GitHub Actions, GitLab CI or Jenkins does that, whichever suits your code.",
      technologies: ["docker"],
    },
    {
      title: "Infrastructure as code: server set-up",
      text: "Terraform or OpenTofu sets up the servers you rent.",
      technologies: ["terraform"],
    },
    {
      title: "Monitoring: measuring and alerts",
      text: "Prometheus and Grafana watch your servers, or the cloud company’s own service does.",
      technologies: ["kubernetes", "aws", "gcp"],
    },
    {
      title: "Web servers: handling your visitors",
      text: "Nginx answers your visitors’ requests, and PM2 restarts programs that stop.",
      technologies: ["nginx", "pm2"],
    },
  ],
  bring: [
    "Read-only access to your cloud account and your code, and the last three cloud bills.",
    "Two hours in the first week with the person who set up your servers.",
    "How long your site can be down, and how many minutes of data you could afford to lose.",
  ],
  questions: [
    {
      question: "Who gets up when an alert comes at night?",
      answer:
        "Somebody in your company, or a company you hire for night duty. Your night team can ring us during office hours for help finding the fault.",
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
