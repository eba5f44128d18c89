/*
 * Loaded before everything else (`node --import`): keeps Node's compiled code for the next start, which then takes less
 * time and memory. It is JavaScript because a TypeScript file would load the compiler that this avoids.
 */
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

enableCompileCache(fileURLToPath(new URL("../node_modules/.cache/compile", import.meta.url)));
