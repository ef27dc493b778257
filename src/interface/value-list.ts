/** One value that a field may hold, with notes about it. */
export interface Value<T extends string | number = string | number> {
  readonly value: T;
  /** The name of the value, if the value itself is only a number. */
  readonly name?: string;
  readonly note?: string;
  /** The version of the interface that added the value. */
  readonly since?: string;
  /** Set if no real line is known to hold it, and only other people's lists name it. */
  readonly declared?: true;
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

/** An open list: what was seen, and what only other people's lists name. */
export function open<T extends string | number>(
  name: string,
  about: string,
  entries: readonly ListEntry<T>[],
  declared: readonly T[] = [],
): Values<T> {
  const list = [...entries.map(toValue), ...declared.map((value): Value<T> => ({ value, declared: true }))];
  return { name, about, closed: false, list };
}

function toValue<T extends string | number>(entry: ListEntry<T>): Value<T> {
  return typeof entry === 'object' ? entry : { value: entry };
}
