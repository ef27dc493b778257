/** Findings in sentences. */
import { nearest } from '../../spec/nearest.js';
import type { FieldRule } from './field-rules.js';

/** The sentence of a finding; it tells the value or the field at fault by itself. */
export function messageOf(rule: FieldRule, pointer: string, expected: string, found: string): string {
  const name = lastName(pointer);
  switch (rule) {
    case 'field/required':
      return `${name} is missing`;
    case 'field/type':
      return `${name === '' ? 'the line' : name} must be ${withArticle(expected)}, found ${found}`;
    case 'field/integer':
      return `${found} is an integer with decimals: it is written ${expected}`;
    case 'field/value':
      return `${found} is no ${expected}`;
    case 'field/range':
      return `${found} is not in the range ${expected}`;
    case 'field/length':
      return `${name} has ${expected}, found ${found}`;
    case 'field/moment':
      return `${found} is no ${expected.replace(/^a /, '')}`;
    case 'field/form':
      return `${found} does not look like ${expected}`;
    case 'field/localised':
      return `${name} stands without ${expected}`;
    case 'field/unseen':
      return `${found} has not been seen as ${withArticle(expected)}`;
    case 'field/unknown':
      return `${name} is no ${expected.replace(/^a /, '')}`;
    case 'event/kind':
      return `${found} is of a kind the catalogue does not know`;
    case 'event/many':
      return `more than a thousand findings in one event: the rest is left untold`;
  }
}

/** The nearest of the values that would have been right. */
export function hintFor(found: unknown, known: readonly unknown[]): string | undefined {
  const near = typeof found === 'string' && found.length <= longest ? nearest(found, known.map(String)) : undefined;
  return near === undefined ? undefined : `did you mean ${JSON.stringify(near)}?`;
}

/** A value in JSON, cut where it goes on for long. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'bigint') return String(value);
  // JSON has no bigint of its own; its digits are set free of the quotes they travel in.
  const text = JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? `bigint:${inner}` : inner));
  const whole = text.replaceAll(/"bigint:(-?\d+)"/g, '$1');
  return whole.length <= longest ? whole : `${whole.slice(0, longest - 1)}…`;
}

const longest = 80;

function lastName(pointer: string): string {
  return pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
