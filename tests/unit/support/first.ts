/** The first of a list. @throws when it is empty */
export function first<T>(list: readonly T[] | undefined): T {
  const [one] = list ?? [];
  if (one === undefined) throw new Error("the list is empty");
  return one;
}
