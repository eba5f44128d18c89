import { ownerCommand } from "../owner-command-text.ts";
import { backUpStore, importEnquiries, restoreStore } from "./backup-commands.ts";
import { distrustSender, listTrustedSenders, markAnswered, purge, releaseEnquiry, resend } from "./change-commands.ts";
import type { Command } from "./command-support.ts";
import { deleteEnquiries } from "./data-subject-commands.ts";
import { exportEnquiries, listEnquiries, search, show } from "./read-commands.ts";

/** What is typed, and what it does. */
type Usage = [words: string, meaning: string];

type Entry = {
  run: Command;
  usage: readonly Usage[];
  /** The command brings enquiries, so it makes a store when there is none. */
  makesStore?: true;
};

/** All commands by name. */
export const commands: Readonly<Record<string, Entry>> = {
  list: {
    run: listEnquiries,
    usage: [
      ["list --status held", "only: queued, held, sent or dead"],
      ["list --limit 200", "as many as that, in place of 20"],
    ],
  },
  show: {
    run: show,
    usage: [
      ["show ID", "one whole enquiry; the beginning of its id is enough"],
      ["show EMAIL", "all that is stored of a person, and what to tell whoever asks for it"],
    ],
  },
  export: { run: exportEnquiries, usage: [["export --format csv", "all of them, to standard output: csv or json"]] },
  search: { run: search, usage: [["search WORDS", "those that contain each of the words"]] },
  answered: { run: markAnswered, usage: [["answered ID", "mark it as answered; --undo takes the mark away"]] },
  release: { run: releaseEnquiry, usage: [["release ID", "deliver a held one, and trust its address from then on"]] },
  trusted: { run: listTrustedSenders, usage: [["trusted", "the addresses that are trusted"]] },
  distrust: { run: distrustSender, usage: [["distrust EMAIL", "check what it sends like anybody's again"]] },
  resend: {
    run: resend,
    usage: [
      ["resend ID", "deliver again; --dead: every dead letter"],
      ["resend ID --channel webhook", "by another channel than mail: webhook or acknowledgement"],
    ],
  },
  delete: {
    run: deleteEnquiries,
    usage: [
      ["delete EMAIL --yes", "delete all that is stored of a person; without --yes, say what"],
      ["delete ID --yes", "delete one enquiry only, also a damaged one"],
    ],
  },
  purge: { run: purge, usage: [["purge", "delete sent or answered ones older than RETENTION_DAYS"]] },
  backup: { run: backUpStore, usage: [["backup FILE", "copy the store into one file, and check it"]] },
  restore: {
    run: restoreStore,
    usage: [
      ["restore FILE", "put a backup back; what arrived since stays, what waited in it is held"],
      ["restore FILE --deliver", "the same, and deliver what waited in it"],
    ],
    makesStore: true,
  },
  import: {
    run: importEnquiries,
    usage: [["import FILE", "take over an export in JSON, of this host or of the other"]],
    makesStore: true,
  },
};

/** The usage of all commands. */
export function usage(): string {
  const all = Object.values(commands).flatMap((entry) => entry.usage);
  const width = Math.max(...all.map(([words]) => words.length));
  return `Reads and manages the enquiries stored in DATA_DIR, or in Cloudflare's D1. Works while the server runs.

  ${ownerCommand()}
      in a terminal: the inbox, where keys do all of this; else: the newest 20
  ${ownerCommand("COMMAND")}

${all.map(([words, meaning]) => `      ${words.padEnd(width)}  ${meaning}`).join("\n")}

  --json               machine-readable output (list, show, search)
  --d1 local|remote    the enquiries of the Worker: of wrangler dev on this machine, or of the deployed one
  --persist-to DIR     where wrangler dev was told to keep them, if it was (with --d1 local)

Exit codes: 0 done, 1 not found, damaged or failed, 2 wrong usage.
`;
}
