/** One value a field may hold, with what is known about it. */
export interface Value<T extends string | number = string | number> {
  readonly value: T;
  /** What the value is called, where the value itself is a mere number. */
  readonly name?: string;
  readonly note?: string;
  /** The version of the interface that added the value. */
  readonly since?: string;
}

/**
 * A named list of values. A closed list is complete: a value outside it is an error.
 * An open list holds what has been seen: a value outside it is only worth a note.
 */
export interface Values<T extends string | number = string | number> {
  readonly name: string;
  readonly about: string;
  readonly closed: boolean;
  readonly list: readonly Value<T>[];
}

type Entry<T extends string | number> = T | Value<T>;

export function closed<T extends string | number>(
  name: string,
  about: string,
  entries: readonly Entry<T>[],
): Values<T> {
  return { name, about, closed: true, list: entries.map(toValue) };
}

export function open<T extends string | number>(name: string, about: string, entries: readonly Entry<T>[]): Values<T> {
  return { name, about, closed: false, list: entries.map(toValue) };
}

function toValue<T extends string | number>(entry: Entry<T>): Value<T> {
  return typeof entry === 'object' ? entry : { value: entry };
}
