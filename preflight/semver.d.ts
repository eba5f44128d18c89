/** The part of `semver` that is used here; the package comes without types. */
declare module "semver" {
  /** The version that a text begins with: of "26" it is 26.0.0. */
  export function coerce(text: string): { version: string } | null;
  /** Whether the version is greater than every version of the range. */
  export function gtr(version: string, range: string): boolean;
  export function maxSatisfying(versions: readonly string[], range: string): string | null;
  export function satisfies(version: string, range: string): boolean;
}
