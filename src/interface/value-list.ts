/** One value that a field may hold, with notes about it. */
export interface Value<T extends string | number = string | number> {
  readonly value: T;
  /** The name of the value, if the value itself is only a number. */
  readonly name?: string;
  readonly note?: string;
  /** The version of the interface that added the value. */
  readonly since?: string;
}

/**
 * A named list of values. A closed list is complete: any other value is an error.
 * An open list holds the values known so far: any other value gets only a note.
 */
export interface Values<T extends string | number = string | number> {
  readonly name: string;
  readonly about: string;
  readonly closed: boolean;
  readonly list: readonly Value<T>[];
}

type ListEntry<T extends string | number> = T | Value<T>;

export function closed<T extends string | number>(
  name: string,
  about: string,
  entries: readonly ListEntry<T>[],
): Values<T> {
  return { name, about, closed: true, list: entries.map(toValue) };
}

export function open<T extends string | number>(
  name: string,
  about: string,
  entries: readonly ListEntry<T>[],
): Values<T> {
  return { name, about, closed: false, list: entries.map(toValue) };
}

function toValue<T extends string | number>(entry: ListEntry<T>): Value<T> {
  return typeof entry === 'object' ? entry : { value: entry };
}
