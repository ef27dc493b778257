/** How many missions or systems are remembered; more than occur in one launch of the game. */
const mostRemembered = 2000;

/** Adds to a record, and drops its first entry if there are too many. */
export function remember<Value>(record: Record<string, Value>, key: string, value: Value): void {
  record[key] = value;
  const keys = Object.keys(record);
  if (keys.length > mostRemembered) delete record[keys[0] as string];
}
