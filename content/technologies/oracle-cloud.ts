import type { TechnologyContent } from "../schemas/technology.ts";

export default {
  name: "Oracle Cloud",
  category: "cloud",
  order: 4,
  icon: "logos:oracle",
  version: "the services as of November 2026",
  reviewed: "2026-11-21",
  card: "A place for Oracle databases that leave their machine room, and for services that send a lot of data.",
  head: {
    title: "Oracle Cloud Infrastructure development",
    description:
      "Oracle Cloud for Oracle and MySQL databases and for traffic-heavy services: flexible machines, Autonomous Database, readable policies, and the known traps.",
  },
  keywords: [
    "Oracle Cloud Infrastructure",
    "OCI consulting India",
    "Autonomous Database",
    "MySQL HeatWave",
    "OCI Ampere servers",
    "Oracle database migration",
  ],
  tagline: "Where Oracle’s database feels at home and outgoing traffic costs little",
  paragraphs: [
    "Oracle came late to the cloud and competes where the others earn most. The first ten terabytes sent to the internet each month are not charged, prices are the same in every commercial region, and a machine’s cores and memory are chosen separately instead of from a list of sizes. For Oracle Database it brings Exadata hardware, patching by the people who wrote it, and the choice between renting the licence by the hour and bringing your own.",
    "Come here with an Oracle database that holds years of PL/SQL, when the machine room should go and the database should stay. Come, too, if you send a lot of data, such as video, map tiles or large exports, and pay for each gigabyte elsewhere. First comes a list of what depends on the database: options in use, jobs in the scheduler, links to other databases. Your database administrator can add to that list what no scanner finds.",
  ],
  features: [
    {
      title: "Flexible and Arm shapes",
      text: "A virtual machine takes, say, three cores and twenty gigabytes, and can be resized at the price of a restart. Ampere cores are the cheap ones. Images built for both architectures show in CI which native dependency has no Arm edition.",
    },
    {
      title: "Autonomous Database",
      text: "Oracle’s current name for it is Autonomous AI Database. The service does the patching and the backups. Auto scaling may use up to three times the chosen processors, which rescues a month-end and hides a bad query. An alert on the multiple is therefore worth having, and a look at the plan before paying for it.",
    },
    {
      title: "MySQL HeatWave",
      text: "Reports run in an in-memory column store beside the transactional MySQL, over the same tables, without a nightly copy. A query that HeatWave cannot take falls back to ordinary MySQL: the plan says which engine answered.",
    },
    {
      title: "Policies as sentences",
      text: "“Allow group Deployers to manage instances in compartment Staging” is the real syntax. You can read your own permissions aloud in a meeting. Check that every environment has a compartment and that nothing is granted at the root, where it would apply everywhere.",
    },
    {
      title: "Object Storage by link",
      text: "Files are handed out through pre-authenticated requests with an expiry date. Such a link is shown once, when it is made, and works for whoever holds it, so it should be short-lived, limited to one object, and created by the application on demand.",
    },
    {
      title: "Bastion instead of a jump host",
      text: "Servers have private addresses only. Access goes through the Bastion service, whose sessions end after three hours at most and are opened under a person’s own account. There is no jump host to patch, and no shared key to recover from a former colleague.",
    },
  ],
  benefits: [
    {
      title: "Egress as a rounding error",
      text: "For a service that sends files all day, the free monthly allowance often covers everything. Calculate it from your access logs before a move, because for a small API the difference is nothing.",
    },
    {
      title: "Licences brought along",
      text: "Database licences you already pay for can be used on Oracle’s platform at a lower hourly rate. How many you need depends on the options really in use, so that question comes before any migration plan.",
    },
    {
      title: "Next door to another cloud",
      text: "Exadata also stands in data centres of Microsoft, Amazon and Google, sold under names such as Oracle Database@Azure. The application can remain there while its database leaves your building, a few milliseconds away.",
    },
    {
      title: "Kernel patches without reboot",
      text: "Oracle Linux instances include Ksplice, which replaces vulnerable kernel code in memory. A server that carries long connections stays up through most security weeks, and planned restarts become rare.",
    },
    {
      title: "Staging at no charge",
      text: "Always Free machines and databases can carry a small staging system. Idle free instances may be reclaimed, so nothing that matters lives on them, and Terraform can raise the set again in minutes.",
    },
    {
      title: "Mumbai and Hyderabad",
      text: "Two Indian regions allow a Data Guard standby inside the country. Each has a single availability domain, so copies are spread over its fault domains first and kept in the second city for real emergencies.",
    },
  ],
  limits: {
    text: "The community is small: where AWS has ten answers to a question, OCI has a support ticket. Popular Arm shapes can be out of capacity in a region. Oracle’s Ubuntu images ship with iptables rules that reject nearly everything, so a port opened in the console stays shut until the host agrees, which catches everybody once. Fewer tools support the platform first. And whoever moves here for the database has moved closer to Oracle’s licence department.",
    alternatives: [
      {
        technology: "aws",
        when: "The team must hire quickly, and ready integrations matter more than traffic prices.",
      },
      { technology: "postgresql", when: "The PL/SQL is modest: replacing the database may cost less than hosting it." },
    ],
  },
  services: ["devops-solutions", "custom-software-development"],
  confirm: ["The firm takes on work with Oracle Cloud. The specification names a page for it; no case study uses it."],
} satisfies TechnologyContent;
