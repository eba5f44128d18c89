import type { PageText } from "../pages.ts";

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
  tagline: "The cloud made for Oracle’s database, where outgoing traffic costs little",
  paragraphs: [
    "Oracle came late and competes where others earn most: a large monthly allowance of outgoing data is free, and prices are the same in every commercial region. For its own database it brings Exadata and patching by the people who wrote it.",
    "Come here with a database full of PL/SQL, when the machine room should go and the database should stay, or if you send a lot of video, maps or exports. First list what depends on the database; your administrator can add what no scanner finds.",
  ],
  features: [
    {
      title: "Flexible and Arm shapes",
      text: "Take three cores and twenty gigabytes if that’s what you need; Arm is the cheap kind.",
    },
    {
      title: "Autonomous Database",
      text: "It patches and backs up itself; scaling saves you at month-end but hides a bad query, so set an alert.",
    },
    { title: "MySQL HeatWave", text: "Reports run in memory over the same tables, with no nightly copy." },
    {
      title: "Policies as sentences",
      text: "“Allow group Deployers to manage instances in compartment Staging” is real syntax you can read aloud.",
    },
    {
      title: "Object Storage by link",
      text: "A link works for anyone who has it, so make it short-lived and for one file.",
    },
    {
      title: "Bastion instead of a jump host",
      text: "A session ends by itself within hours and belongs to one person’s own account.",
    },
  ],
  benefits: [
    {
      title: "Egress as a rounding error",
      text: "Work it out from your access logs first: for a small API it saves nothing.",
    },
    {
      title: "Licences brought along",
      text: "Licences you own lower the hourly rate; which options you use decides how many.",
    },
    {
      title: "Next door to another cloud",
      text: "You can get Exadata in Microsoft’s, Amazon’s and Google’s data centres too.",
    },
    { title: "Kernel patches without reboot", text: "Oracle Linux replaces vulnerable kernel code in memory." },
    {
      title: "Staging at no charge",
      text: "Always Free machines can carry a test system, but idle ones may be reclaimed.",
    },
    { title: "Mumbai and Hyderabad", text: "Two Indian regions allow a standby inside the country." },
  ],
  limits: {
    text: "The community is small: where AWS has ten answers, there’s a support ticket here. Popular Arm machines run out. Ubuntu images reject nearly every port until you open it on the host too, which surprises everybody once. And Oracle’s licence department knows you better.",
    alternatives: [
      { technology: "aws", when: "You have to hire quickly and want ready-made integrations." },
      { technology: "postgresql", when: "There’s little PL/SQL: replacing it may cost less than hosting it." },
    ],
  },
  services: ["devops-solutions", "custom-software-development"],
  confirm: ["The firm takes on work with Oracle Cloud. The specification names a page for it; no case study uses it."],
} satisfies PageText<"/technologies/:slug">;
