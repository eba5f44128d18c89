import { closest, distance } from "fastest-levenshtein";

const prefixOf = (name: string) => /^[A-Z]+_/.exec(name)?.[0] ?? "";

/** Words as short as HOST resemble many variables of other programs. */
const shortWord = 4;

/** Variables that systemd sets for the processes that it starts. */
const ofTheSystem = ["NOTIFY_SOCKET"];

/**
 * A sentence for each set variable whose name is not known, has a known prefix and is nearly a known name: it is
 * probably a typing mistake, and would have no effect.
 * @param known names of all variables of one kind
 */
export function slipsIn(env: Record<string, string | undefined>, known: readonly string[]): string[] {
  return Object.keys(env).flatMap((name) => {
    const prefix = prefixOf(name);
    const alike = known.filter((other) => prefixOf(other) === prefix && other.length > shortWord);
    if (!env[name] || known.includes(name) || ofTheSystem.includes(name) || alike.length === 0) return [];
    const meant = closest(name, alike);
    return distance(name, meant) > name.length / 4 ? [] : [`${name} is no setting. Did you mean ${meant}?`];
  });
}
