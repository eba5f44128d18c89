import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/**
 * Renders one page to a string at build time. React's static renderer waits for every Suspense boundary, so that the
 * built HTML holds the whole page and never a fallback.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // Meant for streaming: React would put a large boundary at the end of the page, for a script to move to its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(prelude, { status, headers });
}
