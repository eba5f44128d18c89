import { href, isRouteErrorResponse } from "react-router";
import type { LazyWords } from "~/language/page-language.ts";
import { ButtonLink } from "~/ui/button.tsx";

/** What a person is told: the status and its text, or the message (`specification.md`, "Router fallback screen"). */
function describe(error: unknown): { message: string; stack?: string | undefined } {
  if (isRouteErrorResponse(error)) return { message: `${error.status} ${error.statusText}`.trim() };
  if (error instanceof Error) return { message: error.message, stack: error.stack };
  return { message: String(error) };
}

/** What a routing failure shows in place of the page. */
export function RouterErrorScreen({ error, words }: { error: unknown; words: LazyWords }) {
  const { message, stack } = describe(error);
  const { failure, notFound } = words;
  return (
    // On night, because over the home page's address the header is white.
    <section className="on-dark">
      <div className="wrap pt-36 pb-20">
        <title>{failure.heading}</title>
        <h1>{failure.heading}</h1>
        <p className="mt-6 text-lead font-semibold">{message}</p>
        {stack && (
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keyboard.
            tabIndex={0}
            className="mt-6 max-w-full overflow-x-auto border border-band-line p-5 font-mono text-sm"
          >
            {stack}
          </pre>
        )}
        <p className="measure mt-6 text-band-soft">{failure.text}</p>
        <ButtonLink to={href("/")} reloadDocument className="mt-8">
          {notFound.returnHome}
        </ButtonLink>
      </div>
    </section>
  );
}
