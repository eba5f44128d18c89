import type { HLJSApi, Language } from "highlight.js";
import bash from "highlight.js/lib/languages/bash";
import css from "highlight.js/lib/languages/css";
import dart from "highlight.js/lib/languages/dart";
import dockerfile from "highlight.js/lib/languages/dockerfile";
import go from "highlight.js/lib/languages/go";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";

/** HCL, Terraform's language, which highlight.js lacks: comments, strings with `${…}`, block types and arguments. */
function hcl(hljs: HLJSApi): Language {
  const interpolation = { className: "subst", begin: /\$\{/, end: /\}/ };
  return {
    name: "HCL",
    aliases: ["tf"],
    keywords: { literal: "true false null" },
    contains: [
      hljs.HASH_COMMENT_MODE,
      hljs.C_LINE_COMMENT_MODE,
      { className: "string", begin: '"', end: '"', contains: [hljs.BACKSLASH_ESCAPE, interpolation] },
      { className: "string", begin: /<<-?(\w+)$/, end: /^\s*\w+$/ },
      { className: "keyword", begin: /^(?:terraform|provider|variable|resource|data|module|output|locals)\b/ },
      { className: "attr", begin: /^\s*[\w-]+(?=\s*=)/ },
      hljs.NUMBER_MODE,
    ],
  };
}

/** Languages of code in articles and case studies. A fence with another one stops the build. */
export const codeLanguages = { bash, css, dart, dockerfile, go, hcl, javascript, json, sql, typescript, xml, yaml };
