/** How many missions or systems are remembered; more than occur in one launch of the game. */
const mostRemembered = 2000;
/** Of too many, how many are dropped at once: listing the keys of a large record takes long. */
const droppedAtOnce = 200;

/** Upper bounds of the sizes of records, to save counting. */
const sizes = new WeakMap<object, number>();

/** Adds to a record, and drops its first entries if there are too many. */
export function remember<Value>(record: Record<string, Value>, key: string, value: Value): void {
  const size = (sizes.get(record) ?? mostRemembered) + (Object.hasOwn(record, key) ? 0 : 1);
  record[key] = value;
  sizes.set(record, size > mostRemembered ? dropFirst(record) : size);
}

/** Returns the number of entries that are left. */
function dropFirst(record: Record<string, unknown>): number {
  const keys = Object.keys(record);
  if (keys.length <= mostRemembered) return keys.length;
  for (const key of keys.slice(0, droppedAtOnce)) delete record[key];
  return keys.length - droppedAtOnce;
}
