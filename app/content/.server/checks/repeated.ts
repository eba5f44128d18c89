/** Groups items by a key, and returns the groups of two or more. */
export const repeated = <T>(items: T[], key: (item: T) => string) =>
  Object.values(Object.groupBy(items, key)).flatMap((group) => (group && group.length > 1 ? [group] : []));
