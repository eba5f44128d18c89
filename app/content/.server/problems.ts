/** What is wrong in `content/`, in the words that whoever wrote it reads: where, what, and how to mend it. */
export type Problem = { place: string; wrong: string; mend: string };

/**
 * @param file path from the project's root
 * @param field where in the file; empty for the whole of it
 * @param said what is wrong and, where `mend` is not given, after the first colon how to mend it
 */
export function problem(file: string, field: string, said: string, mend?: string): Problem {
  const place = field === "" ? file : `${file}: ${field}`;
  if (mend !== undefined) return { place, wrong: said, mend };
  const end = said.indexOf(": ");
  return { place, wrong: said.slice(0, end), mend: said.slice(end + 2) };
}

const linesOf = ({ place, wrong, mend }: Problem) => `  ${place}\n      ${wrong}\n      Mend: ${mend}`;

/** Content that breaks a rule of its schema or of the site as a whole. Stops the build. */
export class ContentError extends Error {
  override name = "ContentError";
  /** Empty where the message says it all. */
  readonly problems: readonly Problem[];

  constructor(message: string, problems: readonly Problem[] = []) {
    super(message);
    this.problems = problems;
  }
}

/** All problems in one error, three lines each. */
export const unpublishable = (problems: readonly Problem[]) =>
  new ContentError(["This content cannot be published:", ...problems.map(linesOf)].join("\n"), problems);

/** Gathers what is wrong in several places, so that one run tells all of it. */
export class Problems {
  readonly #found: Problem[] = [];

  /** What the work returns; `undefined` where it found content that cannot be published. */
  attempt<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof ContentError) || error.problems.length === 0) throw error;
      this.#found.push(...error.problems);
      return undefined;
    }
  }

  /** @throws {ContentError} where anything was found. */
  throwIfAny(): void {
    if (this.#found.length > 0) throw unpublishable(this.#found);
  }
}
