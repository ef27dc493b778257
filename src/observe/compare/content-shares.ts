/**
 * The content of a kind as shares: how often each field is present, and how often it has each of its values.
 */
import type { ObjectEvidence, PlaceEvidence } from '../evidence-format.js';

export interface ContentShares {
  /** By the path of a field, such as `Factions[].Name`: the share of the objects around it that have it. */
  readonly fields: ReadonlyMap<string, number>;
  /** By the path of a field with a list of values, or of `true` and `false`: the share of each value. */
  readonly values: ReadonlyMap<string, Shares>;
}

export type Shares = ReadonlyMap<string, number>;

/** All values that evidence does not keep. */
export const otherValues = '(others)';

export function contentShares(kind: ObjectEvidence | undefined): ContentShares {
  const fields = new Map<string, number>();
  const values = new Map<string, Shares>();
  if (kind) addObject(kind, '');
  return { fields, values };

  function addObject({ seen, fields: own = {} }: ObjectEvidence, path: string): void {
    for (const [name, place] of Object.entries(own)) {
      fields.set(`${path}${name}`, seen === 0 ? 0 : place.seen / seen);
      addPlace(place, `${path}${name}`);
    }
  }

  function addPlace({ object, list, flag, values: words, others = 0 }: PlaceEvidence, path: string): void {
    if (object) addObject(object, `${path}.`);
    if (list?.elements) addPlace(list.elements, `${path}[]`);
    const counts = { ...words, ...flag };
    if (Object.keys(counts).length === 0) return;
    values.set(path, sharesOf([...Object.entries(counts), ...(others > 0 ? [[otherValues, others] as const] : [])]));
  }
}

/** Counts as shares of their sum. */
export function sharesOf<Key>(counts: Iterable<readonly [Key, number]>): ReadonlyMap<Key, number> {
  const all = [...counts];
  const sum = all.reduce((total, [, count]) => total + count, 0);
  return new Map(all.map(([key, count]) => [key, sum === 0 ? 0 : count / sum]));
}
