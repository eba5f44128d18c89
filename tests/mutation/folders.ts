/** Modules that are mutated together, and the tests that have to notice. */
export type FolderUnderTest = {
  name: string;
  mutate: string[];
  /** Below `tests/`, without `.test.ts`. */
  tests: string[];
  /** How many of a hundred mutants they notice at least. A folder without it was not measured yet, and is run by its name alone. */
  least?: number;
};

export const foldersUnderTest: FolderUnderTest[] = [
  {
    name: "enquiry",
    mutate: ["enquiry/**/*.ts"],
    tests: [
      "unit/{enquiry,office-hours,saturday,vitals,form-machine}",
      "relay/unit/{fields,form-token,spam-check,page}",
    ],
    least: 69,
  },
  {
    name: "settings",
    mutate: ["settings/**/*.ts"],
    tests: ["unit/{settings,firm-settings,firm-data,configuration,build-warnings,build-record,folders}"],
    least: 79,
  },
  {
    name: "accept",
    // Which words are held for is measured on an evaluation set (`spam`).
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
    // What is drawn (`.tsx`, and the hook behind it) is asked of the built files, and what a person does with it of browsers.
    mutate: ["app/contact/*.ts", "!app/contact/use-enquiry-form.ts"],
    tests: ["unit/{draft,form-draft,form-machine,referring-page,office-hours,transports}"],
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
