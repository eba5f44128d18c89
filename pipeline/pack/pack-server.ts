import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { root, writeFiles } from "../files.ts";

/**
 * Without a bound V8 lets the heap grow to three times its size under load before it collects. The flags are set in
 * code, so that a plain `node server.mjs` keeps within its memory. V8 reads both whenever it collects.
 */
const boundedHeap = `import { setFlagsFromString } from "node:v8";

setFlagsFromString("--semi-space-growth-factor=1");
setFlagsFromString("--heap-growing-percent=20");
`;

/** An older Node would fail with a stack about a missing module. Everything after this check is imported late. */
const checkedNode = `
if (Number.parseInt(process.versions.node) < 24) {
  console.error(\`This needs Node 24 or newer. \${process.execPath} is Node \${process.versions.node}.\`);
  process.exit(1);
}
`;

function packageFile(): string {
  const { name, version, description, license, type, engines } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  const scripts = { start: "node server.mjs", enquiries: "node enquiries.mjs" };
  return JSON.stringify({ name, version, private: true, description, license, type, engines, scripts }, null, 2);
}

/**
 * Writes the server and its command lines beside the built site, with everything that they import, and the files of
 * `deploy/`. The folder then runs on a bare Node (docs/decisions/releases.md).
 * @param folder of a build that has its `client/` and its `headers.json`
 */
export async function packServer(folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: "node24",
      outDir: folder,
      emptyOutDir: false,
      license: { fileName: "licenses.md" },
      rolldownOptions: {
        platform: "node",
        input: { node: join(root, "server/node.ts"), enquiries: join(root, "server/cli/enquiries.ts") },
        output: { entryFileNames: "server/[name].mjs", chunkFileNames: "server/[name].mjs" },
      },
    },
  });
  cpSync(join(root, "server/relay/store/migrations"), join(folder, "server/migrations"), { recursive: true });
  cpSync(join(root, "deploy"), join(folder, "deploy"), { recursive: true });
  writeFiles(folder, {
    "server.mjs": `${boundedHeap}${checkedNode}\nawait import("./server/node.mjs");\n`,
    "enquiries.mjs": `${checkedNode}\nawait import("./server/enquiries.mjs");\n`,
    "package.json": `${packageFile()}\n`,
  });
}
