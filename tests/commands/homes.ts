/** What executes a documented command, so that it cannot be documented and broken. */
export type Home =
  /** A test that runs the same program; `proof` stands in its file. */
  | { kind: "test"; file: string; proof: string }
  /** `npm run test:commands` runs it in a shell, in its own words or in these. */
  | { kind: "here"; run?: string; code?: number; serves?: RegExp; leaves?: string }
  /** It is itself a suite: of these files. */
  | { kind: "suite"; file: string }
  /** It needs what no test has; the reason. */
  | { kind: "nowhere"; why: string };

const cloudflare: Home = { kind: "nowhere", why: "speaks to Cloudflare with the owner's login" };

/** The first pattern that a command fits says what executes it. */
export const homes: [pattern: RegExp, home: Home][] = [
  [/^npm start$/, { kind: "here", serves: /is at (http:\S+)/ }],
  [/^npm test\b/, { kind: "suite", file: "tests/run.ts" }],
  [/^npm run test:browsers\b/, { kind: "suite", file: "tests/browsers/vitest.config.ts" }],
  [/^npm run test:states\b/, { kind: "suite", file: "tests/states/playwright.config.ts" }],
  [/^npm run test:workers\b/, { kind: "suite", file: "tests/relay/workers.config.ts" }],
  [/^npm run test:attack\b/, { kind: "suite", file: "tests/attack/vitest.config.ts" }],
  [/^npm run test:hosts\b/, { kind: "suite", file: "tests/hosts/vitest.config.ts" }],
  [/^npm run test:commands\b/, { kind: "suite", file: "tests/commands/vitest.config.ts" }],
  [/^npm run dev$/, { kind: "test", file: "tests/e2e/dev.spec.ts", proof: '"dev", "--"' }],
  [/^npm run dev:workers$/, { kind: "here", serves: /Ready on (http:\S+)/ }],
  [/^npm run build$/, { kind: "here" }],
  [/^node dist\/server\.mjs --check$/, { kind: "test", file: "tests/relay/node/check.test.ts", proof: '"--check"' }],
  [/^node dist\/server\.mjs$/, { kind: "test", file: "tests/hosts/production.test.ts", proof: 'start("server")' }],
  [
    /^npm run (?:--silent )?enquiries -- (?:backup|restore)\b/,
    { kind: "test", file: "tests/relay/node/backup.test.ts", proof: '"backup", file' },
  ],
  [
    /^npm run (?:--silent )?enquiries -- import\b/,
    { kind: "test", file: "tests/relay/workers/move.test.ts", proof: '"import", ' },
  ],
  [
    /^npm run (?:--silent )?enquiries\b.* --d1 /,
    { kind: "test", file: "tests/relay/workers/store.test.ts", proof: '"--d1", "local"' },
  ],
  [
    /^npm run (?:--silent )?enquiries\b/,
    { kind: "test", file: "tests/relay/node/enquiries-command.test.ts", proof: "runEnquiries(" },
  ],
  [/^npm run vitals\b/, { kind: "test", file: "tests/relay/contract/vitals.test.ts", proof: 'runCommand("vitals"' }],
  [/^npm run preflight\b/, { kind: "test", file: "tests/relay/node/preflight.test.ts", proof: "preflight/run.ts" }],
  [/^npm run write:env-example$/, { kind: "here", leaves: ".env.example docs/configuration.md" }],
  [/^npm run picture$/, { kind: "here", leaves: "docs/home.webp" }],
  [/^npm run fix$/, { kind: "here" }],
  [/^npm run audit$/, { kind: "here" }],
  [/^npm run gallery:screenshots$/, { kind: "here" }],
  // With a number of articles that a build has done with in a minute: 6,000 of them, built twice, take it most of an hour.
  [/^npm run bench:build -- .*\b6000\b/, { kind: "here", run: "npm run bench:build -- 60" }],
  [/^npm run bench:build\b/, { kind: "here" }],
  [/^npm run bench:(?:server|relay|spam)$/, { kind: "here" }],
  [/^npm run bench\b/, { kind: "here", run: "npm run bench -- /about --runs 1" }],
  [/^node bench\/with-and-without\.ts\b/, { kind: "here", run: "node bench/with-and-without.ts dist dist" }],
  [/^npx (?:playwright|vitest)\b/, { kind: "here" }],
  [
    /^npx wrangler d1 migrations apply DB --(?:local|remote)\b/,
    { kind: "test", file: "tests/relay/support/workers-host.ts", proof: '"migrations", "apply", "DB"' },
  ],
  [/^npm install --package-lock-only$/, { kind: "here", leaves: "package-lock.json" }],
  [/^npx wrangler\b/, cloudflare],
  [
    /^docker\b/,
    {
      kind: "nowhere",
      why: "no container engine is there: tests/hosts/container.test.ts executes the Dockerfile itself",
    },
  ],
];

/** The pages of `docs/deploy/` are followed whole, each by a test of its name. */
export const followed = (page: string): Home => ({
  kind: "test",
  file: `tests/hosts/${page}.test.ts`,
  proof: page === "container" ? "docs/deploy/container.md" : `commandsOf("${page}.md"`,
});

/** What executes it; `undefined` where nothing does. */
export function homeOf(command: string, manual?: string): Home | undefined {
  const own = homes.find(([pattern]) => pattern.test(command))?.[1];
  const page = /^docs\/deploy\/(\w+)\.md$/.exec(manual ?? "")?.[1];
  return own ?? (page ? followed(page) : undefined);
}
