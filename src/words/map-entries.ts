/** What has values under keys: a map, weak or not, or a cache. */
interface Entries<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** The value of a key, made and added if there is none. */
export function getOrMake<Key, Value>(entries: Entries<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const known = entries.get(key);
  if (known !== undefined) return known;
  const value = make(key);
  entries.set(key, value);
  return value;
}

/** Adds to the list of a key. */
export function addTo<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  getOrMake(lists, key, () => []).push(item);
}

/** Adds to a count by key; returns the new count. */
export function bump<Key>(counts: Map<Key, number>, key: Key, by = 1): number {
  const count = (counts.get(key) ?? 0) + by;
  counts.set(key, count);
  return count;
}
