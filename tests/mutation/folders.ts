/** Modules that are mutated together, and the tests that should fail for a mutant. */
export type FolderUnderTest = {
  name: string;
  mutate: string[];
  /** Below `tests/`, without `.test.ts`. */
  tests: string[];
  /**
   * The least percentage of mutants that fail a test. A folder without it has not been measured, and runs only when it
   * is named.
   */
  least?: number;
};

export const foldersUnderTest: FolderUnderTest[] = [
  {
    name: "enquiry",
    mutate: ["enquiry/**/*.ts"],
    tests: [
      "unit/{enquiry,office-hours,saturday,vitals,form-status}",
      "relay/unit/{fields,form-token,spam-check,page}",
    ],
    least: 90,
  },
  {
    name: "settings",
    mutate: ["settings/**/*.ts"],
    tests: ["unit/{settings,firm-settings,firm-data,configuration,build-warnings,build-record,folders}"],
    least: 94,
  },
  {
    name: "accept",
    // The words that enquiries are held for are measured on an evaluation set (`spam`).
    mutate: ["server/relay/accept/**/*.ts", "!server/relay/accept/phrases.ts"],
    tests: [
      "relay/unit/{acknowledged-address,body,carried,client-address,content,fields,form-token,hold-reasons,rate-limiter,relay,spam-check}",
      "relay/contract/accept",
    ],
  },
  {
    name: "store",
    mutate: ["server/relay/store/**/*.ts"],
    tests: [
      "relay/unit/{deliveries,lease,outage,relay,rows,health,held-digest,carried}",
      "relay/contract/accept",
      "unit/preflight/backup",
    ],
  },
  {
    name: "deliver",
    mutate: ["server/relay/deliver/**/*.ts"],
    tests: [
      "relay/unit/{acknowledgement,backoff,deliveries,encoding,failure,held-digest,mail,outage,smtp,webhook}",
      "relay/contract/{acknowledgement,dkim}",
    ],
  },
  {
    name: "contact",
    // Tests of built files and in browsers cover what is drawn (`.tsx`, and its hook).
    mutate: ["app/contact/*.ts", "!app/contact/use-enquiry-form.ts"],
    tests: ["unit/{draft,form-draft,form-status,hide-denied-storage,referring-page,office-hours,transports}"],
    least: 88,
  },
  {
    name: "content-checks",
    mutate: ["app/content/.server/check*.ts", "pipeline/check-*.ts"],
    tests: [
      "unit/{broken-content,content,languages,texts,privacy,privacy-proofs,articles,questions,office-hours}",
      "unit/pipeline/check-anchors",
    ],
  },
];
