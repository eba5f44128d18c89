import type { ServiceContent } from "~/content/.server/schemas/service";

export default {
  name: "DevOps solutions",
  order: 6,
  menuLabel: "DevOps solutions",
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
  tagline: "Servers that can be rebuilt from a file, and releases that can be taken back",
  technologyLine: ["AWS", "Docker", "Kubernetes", "Terraform", "Nginx", "Cloudflare"],
  intro: [
    "Our test of an infrastructure is a question: if the account were empty tomorrow, what would bring it back? If the answer is a person, that person is your infrastructure. We move the answer into files that are reviewed, versioned and run by a machine, and then prove it by building a second copy and deleting it again.",
    "Afterwards there is a pipeline from commit to production with a way back, environments that differ only in size and secrets, alerts that mean something, and a bill sorted by project. Everything runs in your accounts under your roles. We work with access that expires, and you can end it with one change.",
    "Many firms need less than they are offered. A site and a database with a few hundred users live well on one server with Docker, a nightly backup and a restore that has been tried; Kubernetes would cost them more in attention than in money. We put up the small arrangement without regret, and note the sign at which it will have to grow.",
  ],
  services: [
    {
      title: "Cloud set-up and migration",
      text: "Accounts, networks, roles and backups arranged before the first workload, in a region that your users and your law agree with. Databases move by replication with a rehearsed switch, so that the pause is counted in minutes and there is a way back.",
    },
    {
      title: "Containers",
      text: "Images built in stages, without root and without build tools inside, on pinned base images, and scanned. Each reports when it is ready, and finishes its open requests when told to stop. Leave out either, and users see errors at every release.",
    },
    {
      title: "CI/CD",
      text: "The artefact is built once. The tests run against that artefact, and the same bytes are promoted from test to production. Credentials are issued per run and expire with it. Going back to the previous version is a button that has been pressed in practice.",
    },
    {
      title: "Infrastructure as code",
      text: "Networks, databases, DNS and permissions in Terraform, with state stored remotely and locked. The plan is posted to the pull request for a human to read, and a nightly run reports what somebody changed by hand.",
    },
    {
      title: "Cost control",
      text: "A test environment used ten hours on five days is idle for 118 of the week’s 168 hours. We look for that first, then for forgotten volumes, traffic through NAT gateways, logs kept for ever and machines sized by guess, and only then for discounts.",
    },
    {
      title: "Monitoring",
      text: "Metrics, logs and traces around a few promises your users would notice, such as “a search answers within a second”. An alert goes to the people you name, at night as well, when such a promise is in danger, and carries the first three things to try. Our own hours are {officeDays}.",
    },
  ],
  diagram: {
    title: "From commit to production, and back",
    caption:
      "The artefact is built once. The tests run against it, the same bytes go to production, and one button brings back the version before.",
    nodes: [
      { id: "commit", label: "Reviewed commit", column: 1, row: 1 },
      { id: "pipeline", label: "Pipeline", detail: "builds once", column: 1, row: 2 },
      { id: "registry", label: "Image registry", column: 1, row: 3 },
      { id: "test", label: "Test", column: 2, row: 3 },
      { id: "production", label: "Production", column: 2, row: 2 },
      { id: "before", label: "Version before", detail: "one button away", column: 2, row: 1 },
    ],
    edges: [
      { from: "commit", to: "pipeline", label: "merge" },
      { from: "pipeline", to: "registry", label: "artefact" },
      { from: "registry", to: "test" },
      { from: "test", to: "production", label: "same bytes" },
      { from: "production", to: "before", label: "way back" },
    ],
  },
  process: [
    {
      title: "Take stock",
      text: "Read-only access for some days. We draw what runs, what talks to what, what has no backup and what each part costs. You keep the drawing whatever you decide next.",
    },
    {
      title: "Close the dangerous gaps",
      text: "An untried backup, a shared root password, a database open to the internet: these are mended before anything is made elegant, each with a note on how it was checked.",
    },
    {
      title: "Move it into files",
      text: "Service by service we import what exists into code and put the pipeline in front of it, beginning with the one that is released most often. Nothing is switched off until its replacement has carried real traffic.",
    },
    {
      title: "Rehearse and hand over",
      text: "Your team takes a release back, restores a database and replaces a server while we watch. What they had to ask goes into the runbook.",
    },
  ],
  technologyGroups: [
    {
      title: "Cloud platforms",
      text: "We go where your data and contracts already are: often AWS, Google Cloud or Azure, Oracle or IBM where a database or a group policy decides. Cloudflare can stand in front of any of them.",
      technologies: ["aws", "gcp", "azure", "oracle-cloud", "ibm-cloud", "cloudflare"],
    },
    {
      title: "Containers and orchestration",
      text: "Docker nearly everywhere, Compose on one machine, Swarm for a handful, Kubernetes when many services are scheduled and released by several teams.",
      technologies: ["docker", "docker-swarm", "kubernetes"],
    },
    {
      title: "CI/CD",
      text: "GitHub Actions or GitLab CI, beside the code; Jenkins where it already runs and has an owner. What they build and ship is a Docker image, except on the plain server that PM2 looks after.",
      technologies: ["docker"],
    },
    {
      title: "Infrastructure as code",
      text: "Terraform or OpenTofu for what a cloud API creates, Ansible for what must be configured inside a machine that cannot be replaced.",
      technologies: ["terraform"],
    },
    {
      title: "Monitoring",
      text: "Prometheus and Grafana beside a Kubernetes cluster, OpenTelemetry in the code, and the cloud’s own service, such as CloudWatch or Cloud Monitoring, where that saves running a server.",
      technologies: ["kubernetes", "aws", "gcp"],
    },
    {
      title: "Web servers and processes",
      text: "Nginx for TLS, caching and rate limits in front of the application; PM2 or systemd to keep a process alive on a plain server.",
      technologies: ["nginx", "pm2"],
    },
  ],
  bring: [
    "Read-only access to the cloud account, the repository and the last three bills.",
    "The engineer or administrator who knows why things are as they are, for two hours in the first week.",
    "An honest figure for how long you can be down and how many minutes of data you can lose.",
    "A quiet hour in the week in which changes to production are allowed.",
  ],
  questions: [
    {
      question: "An alert comes on a Saturday. Who gets up?",
      answer:
        "Somebody of yours, or a provider whom you engage for it: we are closed at the weekend. Before the hand-over that person goes through the runbook with us, so that the first three things to try have been tried. From Monday we can look for the cause.",
    },
    {
      question: "How long does it take, and can we stop halfway?",
      answer:
        "Taking stock is a matter of days. The rest goes service by service and can end after any of them: what has moved runs from files, what has not runs as before. Each service is a line of the estimate.",
    },
    {
      question: "Does the cloud bill come through you?",
      answer: "No. The provider bills you, for accounts that are yours. Our work is estimated apart from that.",
    },
  ],
  confirm: [
    "No cloud is resold and no commission is taken from a provider: the page says that the provider bills the client.",
  ],
  callToAction: {
    title: "Begin with the backup nobody has restored",
    text: "Tell us what runs where, and when a copy of it was last brought back. You leave the consultation, which is free, with the three things that we would change first.",
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
} satisfies ServiceContent;
