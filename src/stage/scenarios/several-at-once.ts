interface SeveralOptions<Result> {
  /** How many run at once. */
  readonly jobs: number;
  readonly signal: AbortSignal;
  /** Called for each result, in the order of the items, as soon as all before it are done. */
  readonly onResult: (result: Result) => void | Promise<void>;
}

/** Works on items, several at once; the results are in the order of the items. Once aborted, none is begun. */
export async function severalAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  { jobs, signal, onResult }: SeveralOptions<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const done = new Map<number, Result>();
  let next = 0;
  const worker = async () => {
    while (next < items.length && !signal.aborted) {
      const index = next++;
      const result = await work(items[index] as Item);
      if (signal.aborted) return;
      done.set(index, result);
      for (let ready = done.get(results.length); ready; ready = done.get(results.length)) {
        results.push(ready);
        await onResult(ready);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, items.length) }, worker));
  return results;
}
