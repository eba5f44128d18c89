import type { ShownEnquiry, Status } from "../../relay/enquiry.ts";
import type { CommandContext } from "../command.ts";
import { oneLine, safe } from "../show-text.ts";
import { statisticsLines, statisticsOf } from "../statistics.ts";
import { openAddress, replyAddress } from "./reply.ts";
import { chosen, type Errand, type InboxState, initialState, type Key, press, settled } from "./state.ts";

/** Most enquiries in memory: the newest, or the newest that a search found. A search reads the whole store. */
const mostEnquiries = 1_000;

/** Errands that act on the enquiry of the question, not on the one that is selected meanwhile. */
const answers: ReadonlySet<Errand> = new Set(["release", "delete", "delete-person"]);

/** What is on the screen. */
export type InboxView = {
  state: InboxState;
  /** The outcome of the last key, or the work under way. */
  note: string;
  /** Undefined until they are read. */
  counts: Record<Status, number> | undefined;
  /** Number of enquiries by the same writer; undefined until they are counted. */
  ofPerson: number | undefined;
  /** The lines of the tables; empty until they are asked for. */
  statistics: readonly string[];
};

type InboxOptions = Pick<CommandContext, "records" | "removeTraces"> & {
  siteName: string;
  /** Called when the owner quits. */
  quit: () => void;
};

/** The owner's inbox: what keys do to the enquiries, and the resulting view. It knows nothing of terminals. */
export class Inbox {
  readonly #options: InboxOptions;
  readonly #listeners = new Set<() => void>();
  #view: InboxView = {
    state: initialState,
    note: "",
    counts: undefined,
    ofPerson: undefined,
    statistics: [],
  };
  #isBusy = false;

  constructor(options: InboxOptions) {
    this.#options = options;
  }

  readonly view = (): InboxView => this.#view;

  /** @returns a function that ends the subscription. */
  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads the store. */
  open(): Promise<void> {
    return this.#run("reload", undefined);
  }

  /** Applies `press` of `state.ts` and carries out its errand. */
  async press(key: Key, page: number, last: number): Promise<void> {
    const before = chosen(this.#view.state);
    const isOnTables = this.#view.state.screen === "statistics";
    const { state, errand, note = "" } = press(this.#view.state, key, page, last);
    if (errand === "quit") return this.#options.quit();
    if (errand && this.#isBusy) return;
    const isSaid = note !== "" || state.screen !== this.#view.state.screen;
    this.#show({ state, ...(isSaid ? { note: oneLine(note) } : {}) });
    if (errand) await this.#run(errand, answers.has(errand) ? state.asked : before);
    else if (state.screen === "statistics" && !isOnTables) await this.#wait(() => this.#count());
  }

  /** Shows a note for a key that does nothing. */
  tell(note: string): void {
    if (!this.#isBusy) this.#show({ note });
  }

  #show(change: Partial<InboxView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }

  #showEnquiries(enquiries: readonly ShownEnquiry[]): void {
    this.#show({ state: settled({ ...this.#view.state, enquiries }) });
  }

  #run(errand: Exclude<Errand, "quit">, enquiry: ShownEnquiry | undefined): Promise<void> {
    if (errand === "reload") return this.#wait(() => this.#reload());
    if (errand === "search") return this.#wait(() => this.#search());
    if (!enquiry) return Promise.resolve();
    const work: Record<typeof errand, () => Promise<string>> = {
      answered: () => this.#answered(enquiry),
      trust: () => this.#trust(enquiry),
      reply: () => this.#reply(enquiry),
      "count-person": () => this.#countPerson(enquiry),
      release: () => this.#release(enquiry),
      delete: () => this.#delete((records) => records.deleteOne(enquiry.id)),
      "delete-person": () => this.#delete((records) => records.deletePerson(enquiry.email)),
    };
    return this.#wait(work[errand]);
  }

  /** @param work resolves with the note to show. */
  async #wait(work: () => Promise<string>): Promise<void> {
    this.#isBusy = true;
    this.#show({ note: "One moment…" });
    let note: string;
    try {
      note = await work();
    } catch (error) {
      note = `Failed: ${(error as Error).message}`;
    }
    this.#isBusy = false;
    this.#show({ note: safe(note).replaceAll(/\s+/g, " ").trim() });
  }

  async #reload(): Promise<string> {
    const { records } = this.#options;
    const counts = await records.countByStatus();
    this.#showEnquiries(await records.list({ limit: mostEnquiries }));
    this.#show({ counts });
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return total > mostEnquiries ? `The newest ${mostEnquiries} of ${total}. A search looks through all.` : "";
  }

  async #search(): Promise<string> {
    const { query } = this.#view.state;
    if (query.trim() === "") return this.#reload();
    const found: ShownEnquiry[] = [];
    for await (const enquiry of this.#options.records.search(query)) {
      if (found.push(enquiry) === mostEnquiries) break;
    }
    this.#showEnquiries(found);
    return found.length === 1 ? "1 found." : `${found.length} found.`;
  }

  async #count(): Promise<string> {
    this.#show({ statistics: statisticsLines(statisticsOf(await this.#options.records.arrivals())) });
    return "";
  }

  async #countPerson({ email }: ShownEnquiry): Promise<string> {
    this.#show({ ofPerson: undefined });
    this.#show({ ofPerson: (await this.#options.records.ofPerson(email)).length });
    return "";
  }

  /** Reads one person's enquiries again after some of them changed. */
  async #renew({ email }: ShownEnquiry): Promise<void> {
    const { records } = this.#options;
    const renewed = new Map((await records.ofPerson(email)).map((enquiry) => [enquiry.id, enquiry]));
    this.#showEnquiries(this.#view.state.enquiries.map((enquiry) => renewed.get(enquiry.id) ?? enquiry));
    this.#show({ counts: await records.countByStatus() });
  }

  async #release(enquiry: ShownEnquiry): Promise<string> {
    const { id, email, status } = enquiry;
    if ((await this.#options.records.release(id, Date.now())) === 0) return `It is not held but ${status}.`;
    await this.#renew(enquiry);
    return `It will be delivered. What ${email} writes passes from now on, within the day's limits; t undoes that.`;
  }

  /** Switches an address between trusted and checked. */
  async #trust(enquiry: ShownEnquiry): Promise<string> {
    const { records } = this.#options;
    const { email } = enquiry;
    const isDistrusted = (await records.distrust(email)) > 0;
    const isTrusted = !isDistrusted && (await records.trust(email, Date.now())) > 0;
    if (!isDistrusted && !isTrusted) return `Nothing of ${email} was released: it is checked like anybody's.`;
    await this.#renew(enquiry);
    return isTrusted
      ? `What ${email} writes passes from now on, within the day's limits. t undoes that.`
      : `What ${email} writes is checked like anybody's. t undoes that.`;
  }

  async #answered(enquiry: ShownEnquiry): Promise<string> {
    const at = enquiry.answeredAt === null ? Date.now() : null;
    await this.#options.records.markAnswered(enquiry.id, at);
    await this.#renew(enquiry);
    return at ? "Marked as answered." : "No longer marked as answered.";
  }

  async #delete(from: (records: InboxOptions["records"]) => Promise<number>): Promise<string> {
    const { records, removeTraces } = this.#options;
    const deleted = await from(records);
    const traces = removeTraces();
    await (this.#view.state.query === "" ? this.#reload() : this.#search());
    this.#show({ counts: await records.countByStatus() });
    return `${deleted} deleted. ${traces}`;
  }

  async #reply(enquiry: ShownEnquiry): Promise<string> {
    const isOpened = await openAddress(replyAddress(enquiry, this.#options.siteName));
    return isOpened
      ? `Your mail program was asked to write to ${enquiry.email}`
      : `No mail program opened. Write to ${enquiry.email}`;
  }
}
