/**
 * The data for an office that opens on Saturday: the fields of `withSaturday` replace those beside it. `withSaturday` itself stays,
 * so that a translation without it is reported.
 */
export function forSaturday<T>(data: T): T {
  if (Array.isArray(data)) return data.map(forSaturday) as T;
  if (typeof data !== "object" || data === null) return data;
  const { withSaturday } = data as { withSaturday?: object };
  const entries = Object.entries({ ...data, ...withSaturday });
  return Object.fromEntries(entries.map(([key, value]) => [key, forSaturday(value)])) as T;
}
