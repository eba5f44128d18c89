import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const root = join(import.meta.dirname, "../..");

/** The programs in a build's folder, and the server's module behind each. */
const programs = {
  server: "server/node.ts",
  enquiries: "server/cli/enquiries.ts",
};

/**
 * Without a bound V8 lets the heap grow to three times its size under load before it collects. The flags are set in
 * code, so that a plain `node server.mjs` keeps within its memory. V8 reads both whenever it collects.
 */
const boundedHeap = `import { setFlagsFromString } from "node:v8";

setFlagsFromString("--semi-space-growth-factor=1");
setFlagsFromString("--heap-growing-percent=20");
`;

/**
 * An older Node would fail with a stack about a missing module. Everything after this check is therefore imported late.
 */
const checkedNode = `
if (Number.parseInt(process.versions.node) < 24) {
  console.error(\`This needs Node 24 or newer. \${process.execPath} is Node \${process.versions.node}.\`);
  process.exit(1);
}
`;

const starting = (program: string) =>
  [...(program === "node" ? [boundedHeap] : []), checkedNode, `\nawait import("./server/${program}.mjs");\n`].join("");

function packageFile(): string {
  const { name, version, description, license, type, engines } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  const scripts = {
    start: "node server.mjs",
    enquiries: "node enquiries.mjs",
    vitals: "node enquiries.mjs vitals",
  };
  return JSON.stringify({ name, version, private: true, description, license, type, engines, scripts }, null, 2);
}

/**
 * Writes the server and its command lines beside the built site, with everything that they import, and the files of
 * `deploy/`. The folder then runs
 * on a bare Node (docs/decisions/releases.md).
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
        input: Object.fromEntries(Object.values(programs).map((file) => [nameOf(file), join(root, file)])),
        output: { entryFileNames: "server/[name].mjs", chunkFileNames: "server/[name].mjs" },
      },
    },
  });
  cpSync(join(root, "server/relay/store/migrations"), join(folder, "server/migrations"), { recursive: true });
  cpSync(join(root, "deploy"), join(folder, "deploy"), { recursive: true });
  for (const [program, file] of Object.entries(programs))
    writeFileSync(join(folder, `${program}.mjs`), starting(nameOf(file)));
  writeFileSync(join(folder, "package.json"), `${packageFile()}\n`);
}

/** `server/cli/enquiries.ts` → `enquiries` */
const nameOf = (file: string) => file.replace(/^.*\/|\.ts$/g, "");
