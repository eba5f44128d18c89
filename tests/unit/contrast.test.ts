import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const textOf = (file: string) => readFileSync(join(root, file), "utf8");
const declarations = (css: string) =>
  Object.fromEntries(
    Array.from(css.matchAll(/--((?:color|dye)-[\w-]+):\s*([^;]+);/g), ([, name, value]) => [name, value]),
  );

const day = declarations(textOf("app/styles/tokens.css"));
/** The dark scheme's tokens. What it does not set is as in the light scheme. */
const night = { ...day, ...declarations(textOf("app/styles/dark-scheme.css")) };
type Scheme = Record<string, string | undefined>;

/** A token's value in a scheme, as `#rrggbb`. */
function hexOf(scheme: Scheme, name: string): string {
  const value = scheme[name] ?? "";
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (other) return hexOf(scheme, other);
  if (!/^#[\da-f]{6}$/.test(value)) throw new Error(`--${name} is no colour: "${value}"`);
  return value;
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(scheme: Scheme, one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((token) => luminance(hexOf(scheme, `color-${token}`)))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const page = ["ground", "ground-2", "raised"];
const bands = ["band", "band-2"];

/** Tokens for text, and all grounds that they are used on. */
const text: Record<string, string[]> = {
  text: [...page, "field"],
  "text-soft": page,
  mark: page,
  "mark-hover": page,
  "mark-2": page,
  error: page,
  // On a step's star, a chosen chip and marked text, the text has the colour of the ground.
  ground: ["mark", "active"],
  "on-action": ["action", "action-hover"],
  "band-text": bands,
  "band-soft": bands,
  "band-mark": ["band"],
  "band-mark-2": ["band-2"],
  "band-error": bands,
  // On the plates of a model.
  "band-2": ["tile"],
  "action-hover": ["tile"],
  // A button under the pointer, and the number of a step.
  band: ["tile", "band-mark"],
  "code-word": ["ground-2"],
  "code-value": ["ground-2"],
  "code-name": ["ground-2"],
};

/**
 * Tokens for controls, their borders and states, and drawings that carry meaning, and all grounds that they are used
 * on.
 */
const drawn: Record<string, string[]> = {
  "line-strong": [...page, "field"],
  edge: page,
  // Also the edge of the button. A madder that is visible on the dark grounds would be too light for the button's own
  // text.
  accent: page,
  focus: page,
  rule: page,
  active: page,
  error: ["field"],
  "band-soft": bands,
  "band-mark": bands,
  chart: ["ground"],
  "chart-2": ["ground"],
  "chart-4": ["ground"],
};

/**
 * Tokens without a required contrast: grounds, lines between things that are distinct without them, and drawings whose
 * content is also in words.
 */
const decoration = [
  ...["line", "band-line", "highlight", "chart-3", "shadow", "backdrop"],
  ...["pattern-line", "pattern-madder", "pattern-turmeric", "pattern-kora", "pattern-salt", "pattern-salt-2"],
];

const pairs = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([token, grounds]) => grounds.map((ground) => [token, ground] as const));

describe.each([
  ["by day", day],
  ["by night", night],
])("%s", (_, scheme) => {
  it.each(pairs(text))("text in %s on %s has a contrast of 7:1", (token, ground) => {
    expect(contrast(scheme, token, ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(pairs(drawn))("%s on %s has a contrast of 3:1", (token, ground) => {
    expect(contrast(scheme, token, ground)).toBeGreaterThanOrEqual(3);
  });

  // Disabled controls are exempt (WCAG 2.2, 1.4.3).
  it("the text of a disabled control has a contrast of 4.5:1", () => {
    expect(contrast(scheme, "text-soft", "line")).toBeGreaterThanOrEqual(4.5);
  });
});

it("every colour token is in a tested pair or decoration", () => {
  const known = new Set([...pairs(text), ...pairs(drawn)].flat().concat(decoration));
  const tokens = Object.keys(night).flatMap((name) => (name.startsWith("color-") ? [name.slice(6)] : []));
  expect(tokens.filter((token) => !known.has(token))).toEqual([]);
});

it("text uses only colour tokens that are declared for text", () => {
  const css = globSync("app/**/*.css", { cwd: root }).map(textOf).join("\n");
  const markup = globSync(["app/**/*.tsx", "app/content/**/*.tsx"], { cwd: root }).map(textOf).join("\n");
  const inCss = Array.from(css.matchAll(/(?<![\w-])color:\s*var\(--color-([\w-]+)\)/g), ([, token = ""]) => token);
  const tokens = new Set(Object.keys(night).map((name) => name.replace("color-", "")));
  const inMarkup = Array.from(markup.matchAll(/(?<![\w-])(?:\w+:)*text-([\w-]+)/g), ([, token = ""]) => token);
  const read = [...inCss, ...inMarkup.filter((token) => tokens.has(token))];
  expect(read.length).toBeGreaterThan(100);
  expect([...new Set(read)].filter((token) => !(token in text))).toEqual([]);
});

it("theme-color is the page's background", () => {
  const [, ofDay, ofNight] =
    /const grounds = \{ day: "(#\w+)", night: "(#\w+)" \}/.exec(textOf("app/document.tsx")) ?? [];
  expect([ofDay, ofNight]).toEqual([hexOf(day, "color-ground"), hexOf(night, "color-ground")]);
});
