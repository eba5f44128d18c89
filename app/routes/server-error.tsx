import { interfaceWordsIn, languageAt } from "~/content/languages/site-languages.ts";
import { makeHead } from "~/content/page/make-head.ts";
import { href } from "~/href.ts";
import type { PageProps } from "~/route-module.ts";
import { ButtonLink } from "~/ui/links.tsx";

/**
 * @param address below the folder of its language
 * @param error shown to a developer; left out for visitors, who see "500 Internal Server Error"
 */
export function load(address: string, error?: unknown) {
  const { failure, notFound } = interfaceWordsIn(languageAt(address));
  const { message, stack } =
    error instanceof Error ? error : { message: String(error ?? "500 Internal Server Error"), stack: undefined };
  return {
    head: makeHead("/500", { title: failure.heading, description: failure.text }, { noindex: true, unshared: true }),
    words: { ...failure, returnHome: notFound.returnHome },
    ...{ message, stack },
  };
}

/** The page that answers a failure (`specification.md`, "Router fallback screen"; `docs/brief/decisions.md`, "Documents"). */
export default function Failure({ page: { words, message, stack } }: PageProps<() => ReturnType<typeof load>>) {
  return (
    <section className="on-dark">
      <div className="wrap pt-36 pb-20">
        <h1>{words.heading}</h1>
        <p lang="en" className="mt-6 text-lead weight-600">
          {message}
        </p>
        {stack && (
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keyboard.
            tabIndex={0}
            className="mt-6 max-w-full overflow-x-auto line border-band-line p-5 font-mono text-sm"
          >
            {stack}
          </pre>
        )}
        <p className="measure mt-6 text-band-soft">{words.text}</p>
        <ButtonLink to={href("/")} className="mt-8">
          {words.returnHome}
        </ButtonLink>
      </div>
    </section>
  );
}
