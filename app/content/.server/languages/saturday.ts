/**
 * The same data as it is said where the office opens on Saturday: `withSaturday` takes the place of what stands beside it. It stays
 * there, so that a translation without it is found.
 */
export function forSaturday<T>(data: T): T {
  if (Array.isArray(data)) return data.map(forSaturday) as T;
  if (typeof data !== "object" || data === null) return data;
  const { withSaturday } = data as { withSaturday?: object };
  const entries = Object.entries({ ...data, ...withSaturday });
  return Object.fromEntries(entries.map(([key, value]) => [key, forSaturday(value)])) as T;
}
