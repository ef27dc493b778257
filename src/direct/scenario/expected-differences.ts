import { isObject } from '../../journal/journal-event.js';
import { entryOf } from '../../words/entry-of.js';
import { type LocatedValue, plainValue, valueText } from './located-value.js';
import type { SourcePosition } from './scenario-error.js';

/** A value that is not as expected. */
export interface Difference extends SourcePosition {
  /** The path to it: `ship.fuel.main`. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
  /** Whether it is an expected element that a list does not have. */
  readonly isElement?: true;
}

/** Numbers are compared to six decimals, as they are written. */
const tolerance = 5e-7;

/**
 * The differences from an expected value. An object may have other members, and a list other elements, than
 * those expected; an empty list expects an empty one, and null a missing value.
 */
export function differences(expected: LocatedValue, found: unknown, path = ''): Difference[] {
  if (expected.is === 'object' && isObject(found)) {
    const members = found as Readonly<Record<string, unknown>>;
    return Array.from(expected.entries, ([name, { value }]) =>
      differences(value, entryOf(members, name), path === '' ? name : `${path}.${name}`),
    ).flat();
  }
  if (expected.is === 'list' && Array.isArray(found) && expected.items.length > 0) {
    const missing = expected.items.filter((item) => !found.some((each) => differences(item, each).length === 0));
    return missing.map((item) => ({ ...difference(item, path, found), isElement: true as const }));
  }
  const isSame =
    expected.is === 'scalar'
      ? isEqual(expected.value, found)
      : expected.is === 'list' && Array.isArray(found) && found.length === 0;
  return isSame ? [] : [difference(expected, path, found)];
}

function difference(expected: LocatedValue, path: string, found: unknown): Difference {
  const { line, column } = expected;
  return { line, column, path, expected: valueText(plainValue(expected) ?? undefined), found: valueText(found) };
}

function isEqual(expected: unknown, found: unknown): boolean {
  if (expected === null) return found === undefined || found === null;
  if (typeof expected === 'number' && typeof found === 'number') return Math.abs(expected - found) <= tolerance;
  return expected === found;
}
