import { availableParallelism } from "node:os";

/** Works on all items, several at once, so that every core stays busy while some of the work waits for files. */
export async function forEachConcurrently<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, worker));
}
