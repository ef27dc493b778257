import { once } from '../words/memo.js';
import type { Sighting } from './knowledge/pack-shape.js';

/** One value that a field may hold, with notes about it. */
export interface Value<T extends string | number = string | number> {
  readonly value: T;
  /** The name of the value, if the value itself is only a number. */
  readonly name?: string;
  readonly note?: string;
  /** The first version of the game that writes it. */
  readonly since?: string;
  /** The last version of the game that wrote it. */
  readonly until?: string;
  /** Set if no real line is known to hold it, and only published lists name it. */
  readonly declared?: true;
  /** How often, by how many and when it was seen, if a knowledge pack has it. */
  readonly seen?: Sighting;
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
  return listed({ name, about, closed: true }, () => entries.map(toValue));
}

/** An open list: observed values, and those that only published lists name. */
export function open<T extends string | number>(
  name: string,
  about: string,
  entries: readonly ListEntry<T>[],
  declared: readonly T[] = [],
): Values<T> {
  return listed({ name, about, closed: false }, () => [
    ...entries.map(toValue),
    ...declared.map((value): Value<T> => ({ value, declared: true })),
  ]);
}

/** The values are made on first access, like the tables. */
function listed<T extends string | number>(of: Omit<Values<T>, 'list'>, values: () => readonly Value<T>[]): Values<T> {
  const made = once(values);
  return {
    ...of,
    get list() {
      return made();
    },
  };
}

function toValue<T extends string | number>(entry: ListEntry<T>): Value<T> {
  return typeof entry === 'object' ? entry : { value: entry };
}
