/** A fault in `content/`, worded for whoever wrote the content: where, what is wrong, and how to fix it unless that says so. */
export type Problem = { place: string; wrong: string; fix: string };

/** A problem in a field; an empty one is the whole file. Without `fix`, how to fix it follows after the first colon of `said`. */
export function problemAt(file: string, field: string, said: string, fix?: string): Problem {
  const place = field === "" ? file : `${file}: ${field}`;
  if (fix !== undefined) return { place, wrong: said, fix };
  const end = said.indexOf(": ");
  return { place, wrong: said.slice(0, end), fix: said.slice(end + 2) };
}

const linesOf = ({ place, wrong, fix }: Problem) => `  ${place}\n      ${wrong}${fix && `\n      Fix: ${fix}`}`;

/** Content that breaks a rule of its schema or of the site as a whole. Stops the build. */
export class ContentError extends Error {
  override name = "ContentError";
  /** Empty if the message alone says everything. */
  readonly problems: readonly Problem[];

  constructor(message: string, problems: readonly Problem[] = []) {
    super(message);
    this.problems = problems;
  }
}

/** One error for all problems. */
export const contentErrorOf = (problems: readonly Problem[]) =>
  new ContentError(["This content cannot be published:", ...problems.map(linesOf)].join("\n"), problems);

/** Collects problems of several places, so that one run reports all. */
export class ProblemCollector {
  readonly #found: Problem[] = [];

  /** Returns what `work` returns; `undefined` if it threw a `ContentError`, which is collected. `place` is for one that names none. */
  attempt<T>(place: string, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      // The class is not compared, but its name: the bundle of the pages has its own.
      const { name, message: wrong, problems } = error as ContentError;
      if (name !== "ContentError") throw error;
      this.#found.push(...(problems.length > 0 ? problems : [{ place, wrong, fix: "" }]));
      return undefined;
    }
  }

  /** @throws {ContentError} if there are any problems */
  throwIfAny(): void {
    if (this.#found.length > 0) throw contentErrorOf(this.#found);
  }
}
