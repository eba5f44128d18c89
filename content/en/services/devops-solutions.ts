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
      "The servers that your software runs on, updates that can be taken back within minutes, and a cloud bill you can read.",
    technologies: ["AWS", "Docker", "Terraform", "Kubernetes"],
  },
  head: {
    title: "DevOps solutions: cloud, CI/CD, Terraform",
    description:
      "Cloud set-up, containers, CI/CD, infrastructure as code, monitoring and cost control, arranged so that your own team can release on a Friday and sleep.",
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
  tagline:
    "We set up the computers that your website or app runs on, and a way to get it running again when one breaks",
  technologyLine: ["AWS", "Docker", "Kubernetes", "Terraform", "Nginx", "Cloudflare"],
  intro: [
    "Software runs on servers. Somebody has to set them up, update them, back them up and notice when they stop. Our test is a question: if everything were gone tomorrow, what would bring it back? If the answer is one person, we move what that person knows into files that a machine can run, and prove it by building a second copy from them.",
    "Afterwards one button brings an update to your users, and another takes it back. Test and live servers are set up alike, an alert means something, and the bill is sorted by project. Everything runs in your own accounts. Our access to them expires, and you can end it with one change.",
    "This pays when several people release software, when an outage costs you money, or when nobody can read the cloud bill. A site and a database with a few hundred users live well on one server, with a nightly backup and a restore that has been tried; then we put up that, and note the sign at which it will have to grow.",
  ],
  services: [
    {
      title: "Cloud: moving to rented servers",
      text: "Accounts, networks, rights and backups are arranged first, in a country that your users and your law agree with. Databases move with a rehearsed switch, so that the pause is counted in minutes and there is a way back.",
    },
    {
      title: "Containers: the same program on every server",
      text: "A program is packed with all that it needs, so that it runs live as it did in the test. Each package is scanned for known faults, says when it is ready, and finishes its open requests when told to stop. Leave out either of the last two, and users see errors at every update.",
    },
    {
      title: "CI/CD: a machine tests each change and puts it online",
      text: "The program is built once. The tests run against that build, and the same build goes live. Passwords are issued for one run and expire with it. One button brings back the version before.",
    },
    {
      title: "Infrastructure as code: servers described in files",
      text: "Networks, databases, addresses and permissions stand in files (Terraform) instead of in somebody’s head. A person reads each change before it is made, and a nightly run reports what somebody changed by hand.",
    },
    {
      title: "Cost control: what the cloud bill is made of",
      text: "A test server used ten hours on five days is idle for 118 of the week’s 168 hours. We look for that first, then for forgotten disks, logs kept for ever and machines sized by guess, and only then for discounts.",
    },
    {
      title: "Monitoring: an alert when something stops",
      text: "We measure what your users would notice, such as “a search answers within a second”. When that is in danger, an alert goes to the people you name, at night as well, with the first three things to try.",
    },
  ],
  diagram: {
    title: "How we put changes to your website online, and undo them",
    caption:
      "The program is built once. The tests run against that build, the same build goes live, and one button brings back the version before.",
    nodes: [
      { id: "commit", label: "Checked change", column: 1, row: 1 },
      { id: "pipeline", label: "Build machine", detail: "builds once", column: 1, row: 2 },
      { id: "registry", label: "Store of builds", column: 1, row: 3 },
      { id: "test", label: "Test", column: 2, row: 3 },
      { id: "production", label: "Live server", column: 2, row: 2 },
      { id: "before", label: "Version before", detail: "one button away", column: 2, row: 1 },
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
      text: "Read-only access for some days. We draw what runs, what talks to what, what has no backup and what each part costs. You keep the drawing whatever you decide next.",
    },
    {
      title: "We mend what is dangerous first",
      text: "An untried backup, a shared root password, a database open to the internet: these are mended before anything is made elegant, each with a note on how it was checked.",
    },
    {
      title: "We write the set-up of your servers into files",
      text: "Part by part, what exists is written into files, beginning with what is updated most often. Nothing is switched off until its replacement has carried real traffic.",
    },
    {
      title: "Your team practises and takes over",
      text: "Your team takes an update back, restores a database and replaces a server while we watch. What they had to ask goes into the written instructions.",
    },
  ],
  technologyGroups: [
    {
      title: "Cloud platforms: servers to rent",
      text: "Servers to rent. We go where your data and contracts already are: AWS, Google Cloud or Azure, Oracle or IBM where a database or a group’s rule decides. Cloudflare can stand in front of any of them.",
      technologies: ["aws", "gcp", "azure", "oracle-cloud", "ibm-cloud", "cloudflare"],
    },
    {
      title: "Containers: programs packed whole",
      text: "Docker packs a program nearly everywhere. Compose runs it on one machine, Swarm on a handful, Kubernetes where several teams release many programs.",
      technologies: ["docker", "docker-swarm", "kubernetes"],
    },
    {
      title: "CI/CD: changes tested and put online",
      text: "GitHub Actions or GitLab CI beside the code, Jenkins where it already runs. What they send out is a Docker package, except on the plain server that PM2 looks after.",
      technologies: ["docker"],
    },
    {
      title: "Infrastructure as code: servers in files",
      text: "Terraform or OpenTofu for what is rented from a cloud, Ansible for what must be set inside a machine that cannot be replaced.",
      technologies: ["terraform"],
    },
    {
      title: "Monitoring: measuring and alerts",
      text: "Prometheus and Grafana beside a Kubernetes cluster, OpenTelemetry in the code, and the cloud’s own service, such as CloudWatch or Cloud Monitoring, where that saves running a server.",
      technologies: ["kubernetes", "aws", "gcp"],
    },
    {
      title: "Web servers: receiving the visitors",
      text: "Nginx encrypts the connection and receives the visitors; PM2 or systemd starts a program again when it has stopped.",
      technologies: ["nginx", "pm2"],
    },
  ],
  bring: [
    "Read-only access to the cloud account, the code and the last three bills.",
    "The engineer or administrator who knows why things are as they are, for two hours in the first week.",
    "An honest figure for how long you can be down and how many minutes of data you can lose.",
    "A quiet hour in the week in which changes to production are allowed.",
  ],
  questions: [
    {
      question: "Who gets up when an alert comes at night?",
      answer:
        "Somebody of yours, or a provider whom you engage for it. Before the hand-over that person goes through the written instructions with us, so that the first three things to try have been tried. In our office hours we can look for the cause.",
    },
    {
      question: "How long does such a project take, and can we stop halfway?",
      answer:
        "Taking stock is a matter of days. The rest goes service by service and can end after any of them: what has moved runs from files, what has not runs as before. Each service is a line of the estimate.",
    },
    {
      question: "Who sends us the bill for the servers?",
      answer:
        "The provider bills you, for accounts that are yours; nothing of it passes through us. Our work is estimated apart from that.",
    },
  ],
  confirm: [
    "No cloud is resold and no commission is taken from a provider: the page says that the provider bills the client.",
  ],
  callToAction: {
    title: "Tell us what your software runs on",
    text: "Say what runs where, and when a backup was last brought back. After the free consultation you know the three things that we would change first.",
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
