/** Modules that are mutated together, and the tests that should fail for a mutant. */
export type FolderUnderTest = {
  name: string;
  mutate: string[];
  /** Below `tests/`, without `.test.ts`. Servers and commands run from their sources, in the test's process. */
  tests: string[];
  /** In the names of those that are left out: they need the deployed programs, or take more than a second. */
  without?: string[];
  /** Leaves out what a module computes when it is loaded: each such mutant would need all tests, in a new process. */
  ignoreStatic?: boolean;
  /** The least percentage of mutants that fail a test. */
  least: number;
};

/** In such an order that the three that take longest, content-checks, deliver and accept, fall into different nights (`thirdOf`). */
export const foldersUnderTest: FolderUnderTest[] = [
  {
    name: "enquiry",
    mutate: ["enquiry/**/*.ts"],
    tests: [
      "unit/{enquiry,office-hours,saturday,vitals,form-status,transports}",
      "relay/unit/{fields,form-token,spam-check,page}",
    ],
    least: 99,
  },
  {
    name: "settings",
    mutate: ["settings/**/*.ts"],
    tests: ["unit/{settings,firm-settings,firm-data,configuration,build-warnings,build-record,folders}"],
    least: 97,
  },
  {
    name: "accept",
    // The words that enquiries are held for are measured on an evaluation set (`spam`).
    mutate: ["server/relay/accept/**/*.ts", "!server/relay/accept/phrases.ts"],
    tests: [
      "relay/unit/{acknowledged-address,body,carried,client-address,content,explain,fields,form-fields,form-token,hold-reasons,origin,rate-limiter,relay,request-fields,sent-texts,spam-check}",
      "relay/contract/{accept,no-js}",
    ],
    without: ["a million"],
    ignoreStatic: true,
    least: 98,
  },
  {
    name: "store",
    mutate: [
      "server/relay/store/{delivery-queue,enquiry-store,field-columns,hold-back,left-out,matcher,notes,random-part,records,rows,upsert,waiting}.ts",
    ],
    tests: [
      "relay/unit/{deliveries,lease,outage,records,relay,rows,health,held-digest,carried,restore-file}",
      "relay/contract/accept",
      "relay/node/{damaged-rows,enquiries-command,restore,retention,traces}",
    ],
    without: [
      "in the inbox",
      "used wrongly",
      "sends a dead letter again",
      "purges only",
      "mailed nothing",
      "told to nobody",
      "killed",
      "wrong by years",
      "what `delete` deletes",
      "so does `purge`",
    ],
    ignoreStatic: true,
    least: 96,
  },
  {
    name: "store-file",
    mutate: [
      "server/relay/store/{closed,database,file-identity,full-disk,locked,migrate,overwritten-store,owner,sqlite,wal-format,write-ahead-log}.ts",
    ],
    tests: [
      "relay/unit/{closed-database,database,file-identity,full-disk,locked,migrate,overwritten-store,sqlite-damage,sqlite-database,store-owner,wal-format,write-ahead-log,write-ahead-log-repair,write-ahead-log-spoilt}",
    ],
    ignoreStatic: true,
    least: 95,
  },
  {
    name: "store-copies",
    mutate: ["server/relay/store/{backup,contents,copy,rehearse,restore,store-folder,unfinished-copy,work-folder}.ts"],
    tests: [
      "relay/unit/{backup-file,contents,copy-database,rehearse,restore-file,restore-refused,store-folder,unfinished-copy,work-folder}",
    ],
    ignoreStatic: true,
    least: 98,
  },
  {
    name: "deliver",
    mutate: ["server/relay/deliver/**/*.ts"],
    tests: [
      "relay/unit/{acknowledgement,backoff,deliveries,delivery,dkim,encoding,held-digest,mail,outage,owner-notifications,pump,smtp,smtp-failure,webhook,webhook-address}",
      "unit/messages/{server,settings}",
    ],
    without: ["a start and --check"],
    ignoreStatic: true,
    least: 97,
  },
  {
    name: "content-checks",
    mutate: ["app/content/.server/checks/*.ts"],
    tests: ["unit/{broken-content,content}", "unit/preflight/freshness"],
    without: ["npm run freshness"],
    ignoreStatic: true,
    least: 98,
  },
  {
    name: "contact",
    // Tests of built files and in browsers cover what is drawn (`.tsx`, and its hook).
    mutate: ["app/contact/*.ts", "!app/contact/use-enquiry-form.ts"],
    tests: ["unit/{draft,form-draft,form-status,hide-denied-storage,referring-page,office-hours,saturday,transports}"],
    least: 97,
  },
  {
    name: "page-checks",
    // `check-texts.ts` starts Vite: a build that is refused tests it.
    mutate: ["pipeline/check-{anchors,office-hours,privacy,words}.ts"],
    tests: ["unit/{check-words,privacy-proofs,office-hours}", "unit/pipeline/check-anchors"],
    ignoreStatic: true,
    least: 97,
  },
];
