/** Index of the last item of a partitioned list for which the predicate holds; -1 if none. */
export function lastWhere<Item>(sorted: ArrayLike<Item>, holds: (item: Item) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(sorted[middle] as Item)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
