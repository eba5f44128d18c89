/** Each item whose key an earlier one has, with the first that has it. */
export function repeated<T extends object>(items: T[], key: (item: T) => string): { item: T; first: T }[] {
  const firsts = new Map<string, T>();
  return items.flatMap((item) => {
    const first = firsts.get(key(item));
    if (first) return [{ item, first }];
    firsts.set(key(item), item);
    return [];
  });
}
