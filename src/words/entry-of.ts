/** The entry of a table under a name from outside, which may be `constructor` or `__proto__`. */
export function entryOf<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
