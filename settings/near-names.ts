import { closest, distance } from "fastest-levenshtein";

const prefixOf = (name: string) => /^[A-Z]+_/.exec(name)?.[0] ?? "";

/** A short word of no prefix, as HOST, is near to many a variable of somebody else's. */
const longWord = 8;

/** What systemd tells the processes that it starts. */
const ofTheSystem = ["NOTIFY_SOCKET"];

/**
 * A sentence for each variable that is set, is none of these, begins as one of them does and is so near to one that it is a slip of
 * the hand: a setting that nobody reads is one that silently does nothing.
 * @param known names of all variables of one kind
 */
export function slipsIn(env: Record<string, string | undefined>, known: readonly string[]): string[] {
  return Object.keys(env).flatMap((name) => {
    const prefix = prefixOf(name);
    const alike = known.filter((other) => prefixOf(other) === prefix && (prefix !== "" || other.length > longWord));
    if (!env[name] || known.includes(name) || ofTheSystem.includes(name) || alike.length === 0) return [];
    const meant = closest(name, alike);
    return distance(name, meant) > name.length / 4 ? [] : [`${name} is no setting. Did you mean ${meant}?`];
  });
}
