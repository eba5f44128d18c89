import type { Plugin } from "vite";

/**
 * Prints why the built pages could not even be started. What `app/content/.server/` throws while it is read, file,
 * field and remedy, reaches React Router's prerenderer as a bare "500" otherwise.
 */
export function reportStartUpErrors(): Plugin {
  return {
    name: "report-start-up-errors",
    configurePreviewServer(server) {
      // The returned function runs last, behind React Router's own handler, which passes its errors on.
      return () => {
        server.middlewares.use(
          (error: unknown, _request: unknown, _response: unknown, next: (error: unknown) => void) => {
            const known = error instanceof Error && error.name === "ContentError";
            console.error(known ? `\n${error.message}\n` : error);
            next(error);
          },
        );
      };
    },
  };
}
