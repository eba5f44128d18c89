/** The used part of `semver`, which comes without types. */
declare module "semver" {
  /** The version at the beginning of a text: 26.0.0 for "26". */
  export function coerce(text: string): { version: string } | null;
  /** Whether the version is greater than every version in the range. */
  export function gtr(version: string, range: string): boolean;
  export function maxSatisfying(versions: readonly string[], range: string): string | null;
  export function satisfies(version: string, range: string): boolean;
}
