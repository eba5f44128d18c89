/** The body of an answer, on either host. */
type Body = ConstructorParameters<typeof Response>[0];

/** An answer. `createApp` adds the headers that all answers carry. */
export const respond = (body: Body, status: number, headers: Record<string, string> = {}): Response =>
  new Response(body, { status, headers });

/** Whether the client asks for HTML, as a browser does for a page that it shows. A program that does not is judged at once. */
export const wantsPage = ({ headers }: Request) => headers.get("accept")?.includes("text/html") ?? false;

/** One line of text, as EmailJS answers. It is never cached. */
export function respondText(text: string, status = 200, headers: Record<string, string> = {}): Response {
  return respond(text, status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    ...headers,
  });
}
