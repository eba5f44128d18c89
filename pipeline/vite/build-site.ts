import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { basename, join } from "node:path";
import type { Connect, Manifest, Plugin, ViteBuilder, ViteDevServer } from "vite";
import { isRunnableDevEnvironment } from "vite";
import { ProblemCollector } from "../../app/content/errors.ts";
import { languages } from "../../app/content/languages/site-languages.ts";
import { listPagePaths, notFoundPageFolders } from "../../app/content/links/page-addresses.ts";
import { allDownloads } from "../../app/content/sheets/downloads.ts";
import type { Assets } from "../../app/island.tsx";
import type { RenderedPage } from "../../app/render-page.tsx";
import { settings } from "../../settings/index.ts";
import { beginBuild, buildFolder, finishBuild, isInputError, stagingFolder } from "../build-folder.ts";
import { checkAnchors, checkWordCounts } from "../check-words-and-anchors.ts";
import { compressFolder } from "../compress.ts";
import { builtPageFile, cacheFolder, root, writeFiles } from "../files.ts";
import { responseHeaders, writeHostFiles } from "../hosting-files.ts";
import { packServer } from "../pack/pack-server.ts";
import { keepPreviousAssets } from "../pack/previous-assets.ts";
import { readContent } from "../read-content.ts";
import { makeSeoFiles } from "../seo/make-seo-files.ts";
import { launchWarnings } from "../settings-warnings.ts";

/** `app/render-page.tsx`, as bundled. */
type Pages = typeof import("../../app/render-page.tsx");

const startModule = "app/start.ts";
/** Each module of this folder is an island. */
const islandFolder = "app/islands";
const islandModules = readdirSync(join(root, islandFolder)).map((file) => join(islandFolder, file));
/** What counts views, where analytics is configured. */
const pageViewModule = settings.analytics !== null ? "app/analytics/page-tracking.ts" : undefined;

/**
 * Has Chromium compile all functions of a script while it loads, beside the main thread, which would else compile most of them
 * while a person acts (https://v8.dev/blog/explicit-compile-hints).
 */
const compileAtOnce = "//# allFunctionsCalledOnLoad";
const wordsModule = (language: string) => `content/${language}/island-words.ts`;
const consentModule = (language: string) => `content/${language}/consent-words.ts`;
/** The languages in which visitors are asked about analytics; empty when nobody is asked. */
const askedIn = settings.analytics !== null && settings.analyticsConsent === "ask" ? languages : [];
const pagesModule = "app/render-page.tsx";

const client = join(stagingFolder, "client");
/** The bundle that renders the pages, deleted afterwards. In the project, because it imports packages from there. */
const renderer = join(cacheFolder, "renderer", String(process.pid));

const assetsOf = (addressesOf: (module: string) => string[]): Assets => ({
  start: addressesOf(startModule)[0] ?? "",
  islands: Object.fromEntries(islandModules.map((module) => [basename(module, ".ts"), addressesOf(module)])),
  pageView: pageViewModule && addressesOf(pageViewModule)[0],
  words: Object.fromEntries(languages.map((language) => [language, addressesOf(wordsModule(language))[0] ?? ""])),
  consentWords: Object.fromEntries(
    askedIn.map((language) => [language, addressesOf(consentModule(language))[0] ?? ""]),
  ),
});

/** The addresses of a built module and its static imports, its own first. @throws if the bundler made no file */
function builtAddresses(module: string, manifest: Manifest): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The bundler made no file of ${name}.`);
    if (found.has(`/${chunk.file}`)) return;
    found.add(`/${chunk.file}`);
    chunk.imports?.forEach(add);
  };
  add(module);
  return [...found];
}

function renderAll({ renderPage, renderNotFoundPage, renderFailurePage }: Pages, assets: Assets): RenderedPage[] {
  const problems = new ProblemCollector();
  const pages = listPagePaths(readContent()).flatMap(
    (address) => problems.attempt(`the page ${address}`, () => renderPage(address, assets)) ?? [],
  );
  problems.throwIfAny();
  const answers = notFoundPageFolders.flatMap((folder) => [
    renderNotFoundPage(`${folder}/404`, assets),
    renderFailurePage(`${folder}/500`, assets),
  ]);
  return [...pages, ...answers];
}

/** Writes the rendered pages with the SEO files, downloads and headers of the site, compresses, and adds the server. */
async function finish(rendered: RenderedPage[]): Promise<void> {
  const content = readContent();
  const { pages, texts } = await makeSeoFiles(client, rendered);
  checkAnchors(pages);
  checkWordCounts(pages);
  writeFiles(client, {
    ...Object.fromEntries(pages.map(({ path, html }) => [builtPageFile(path), html])),
    ...texts,
    ...Object.fromEntries(allDownloads(content).map(({ path, bytes }) => [path, bytes])),
  });
  const all = pages.map(({ html }) => html);
  writeHostFiles(stagingFolder, responseHeaders(all, settings), content.redirects);
  await compressFolder(client);
  keepPreviousAssets(stagingFolder, buildFolder);
  await packServer(stagingFolder);
}

async function makeSite(builder: ViteBuilder): Promise<void> {
  const { client: browser, ssr } = builder.environments;
  if (!browser || !ssr) throw new Error("vite.config.ts names no environment for the browser or the pages.");
  beginBuild();
  process.once("exit", () => rmSync(renderer, { recursive: true, force: true }));
  await builder.build(browser);
  await builder.build(ssr);
  const manifest: Manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
  // Nobody else needs it.
  rmSync(join(client, ".vite"), { recursive: true });
  // Fonts and logos, which only pages refer to.
  cpSync(join(renderer, "assets"), join(client, "assets"), { recursive: true });
  const pages = renderAll(
    await import(join(renderer, "render-page.js")),
    assetsOf((module) => builtAddresses(module, manifest)),
  );
  await finish(pages);
  finishBuild();
  for (const note of launchWarnings(settings)) console.warn(note);
}

/** A message about refused content, where the bundler has put words around it. */
const refusal = /This content cannot be published:\n(?: {2}(?! +at ).*\n?)+/;

/** Builds the site. What an owner got wrong is told by its message only. */
async function buildApp(builder: ViteBuilder): Promise<void> {
  try {
    await makeSite(builder);
  } catch (error) {
    const { message } = error as Error;
    const said = isInputError(error) ? message : refusal.exec(message)?.[0].trimEnd();
    if (said === undefined) throw error;
    console.error(said);
    process.exit(1);
  }
}

/** Serves the pages as they are written at that moment. */
function servePages(server: ViteDevServer): Connect.NextHandleFunction {
  const assets = assetsOf((module) => [`/${module}`]);
  const environment = server.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error("Pages are rendered in this process.");
  const render = async (address: string, isAgain = false): Promise<[status: number, html: string]> => {
    const pages: Pages = await environment.runner.import(`/${pagesModule}`);
    try {
      return [200, pages.renderPage(address, assets).html];
    } catch (error) {
      if (error instanceof pages.PageNotFoundError) return [404, pages.renderNotFoundPage(address, assets).html];
      if (!isAgain) {
        // A file that changes during loading can leave old and new modules together. All are then loaded anew, once.
        environment.runner.evaluatedModules.clear();
        return render(address, true);
      }
      server.ssrFixStacktrace(error as Error);
      return [500, pages.renderFailurePage(address, assets, error).html];
    }
  };
  const answer = async (response: ServerResponse, address: string) => {
    const [status, html] = await render(address);
    response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" });
    response.end(await server.transformIndexHtml(address, html));
  };
  return ({ method = "GET", url = "/", originalUrl = url, headers }, response, next) => {
    if (!["GET", "HEAD"].includes(method) || !/text\/html|\*\/\*/.test(headers.accept ?? "")) return next();
    const address = decodeURIComponent(new URL(originalUrl, "http://localhost").pathname).replace(/(.)\/$/, "$1");
    answer(response, address).catch((error: Error) => {
      // Without a stack Vite shows an error in `content/` in the page as its message alone, until it is corrected.
      if (error.name === "ContentError") error.stack = "";
      next(error);
    });
  };
}

/**
 * Makes the pages: a bundle for the browser, a bundle that renders, then one HTML file for each address. In development
 * each page is rendered on request, and reloads when a source of it has changed.
 */
export const pagesPlugin = (): Plugin => ({
  name: "pages",
  config: () => ({
    appType: "custom",
    builder: { buildApp },
    environments: {
      client: {
        build: {
          // Nothing needs emptying: the folder is new, and replaces the previous build once it is finished.
          ...{ outDir: client, emptyOutDir: false, manifest: true },
          rolldownOptions: {
            checks: { pluginTimings: false },
            input: [
              startModule,
              ...islandModules,
              ...(pageViewModule ? [pageViewModule] : []),
              ...languages.map(wordsModule),
              ...askedIn.map(consentModule),
            ],
            // `app/start.ts` calls these exports by the files' addresses, which the bundler cannot see.
            preserveEntrySignatures: "exports-only",
            output: {
              postBanner: ({ facadeModuleId }) => (facadeModuleId?.endsWith(startModule) ? compileAtOnce : ""),
            },
          },
        },
      },
      ssr: {
        build: {
          ...{ outDir: renderer, emptyOutDir: false, copyPublicDir: false, emitAssets: true },
          // The first build after a picture came mostly draws, which would be told as a slow plugin.
          rolldownOptions: { input: pagesModule, checks: { pluginTimings: false } },
        },
      },
    },
  }),
  configureServer: (server) => () => void server.middlewares.use(servePages(server)),
  hotUpdate({ modules, server, file }) {
    if (this.environment.name !== "ssr" || modules.length === 0) return;
    const inBrowser = [...(server.environments.client.moduleGraph.getModulesByFile(file) ?? [])];
    // The style sheet watches every file for class names, as an "asset" of it, so that match is ignored. A style sheet
    // itself is replaced without a reload.
    const isExchanged = inBrowser.some(({ type }) => type !== "asset" || file.endsWith(".css"));
    if (!isExchanged) server.environments.client.hot.send({ type: "full-reload" });
  },
});
