import type { Field, Shape } from '../../interface/field.js';
import type { Finding } from '../finding.js';
import { childPointer } from '../text/json-pointer.js';
import { walkJson } from '../text/json-walk.js';
import { fieldFinding, fieldRules } from './field-rules.js';
import type { FindingCollector } from './finding-collector.js';

/**
 * A line without a match has no miswritten integer: one with a decimal point followed by zeros, with an exponent, or with so
 * many digits that parsing rounds its fraction away.
 */
const mayHoldMiswritten = /\d\.0+(?!\d)|\d[eE][-+\d]|\d{16}\.\d/;

interface Cursor {
  readonly field: Field;
  readonly pointer: string;
}

/** Finds integers of an event that are written as decimals. Only the text shows it: 32.0 is 32 once it is parsed. */
export function collectMiswrittenIntegers(text: string, shape: Shape, collector: FindingCollector): void {
  const from = text.indexOf('{');
  if (from < 0 || !mayHoldMiswritten.test(text)) return;
  const root: Cursor = { field: { type: 'object', note: '', optional: false, shape }, pointer: '' };
  walkJson(text, from, root, {
    member: ({ field, pointer }, name) => within(memberOf(field, name), pointer, name),
    element: ({ field, pointer }, index) => within(field.type === 'array' ? field.element : undefined, pointer, index),
    value: ({ field, pointer }, start, end) => {
      const literal = field.type === 'integer' ? text.slice(start, end) : '';
      if (!isMiswritten(literal)) return;
      collector.add(severity, () => miswritten(pointer, literal));
    },
  });
}

const rule = 'field/integer';
const { severity } = fieldRules[rule];

const longestShown = 80;

function memberOf(field: Field, name: string): Field | undefined {
  if (field.type !== 'object') return undefined;
  return Object.hasOwn(field.shape.fields, name) ? field.shape.fields[name] : field.shape.members;
}

function within(field: Field | undefined, pointer: string, name: string | number): Cursor | undefined {
  return field && !field.also ? { field, pointer: childPointer(pointer, name) } : undefined;
}

/** A number that is not an integer at all is found by its value, so it is left to `field/type`. */
function isMiswritten(literal: string): boolean {
  return /^-?\d/.test(literal) && !/^-?\d+$/.test(literal) && Number.isInteger(Number(literal));
}

function miswritten(pointer: string, literal: string): Finding {
  const expected = digitsOf(literal) ?? 'without them';
  const found = literal.length <= longestShown ? literal : `${literal.slice(0, longestShown - 1)}…`;
  return fieldFinding(rule, { pointer, expected, found });
}

/** The integer that the digits of a literal spell, since its parsed value may be rounded; nothing if they spell a fraction. */
function digitsOf(literal: string): string | undefined {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = numberForm.exec(literal) ?? [];
  const point = whole.length + Number(exponent);
  const digits = whole + fraction;
  if (/[1-9]/.test(digits.slice(Math.max(0, point)))) return undefined;
  if (point > mostDigits) return 'with all its digits';
  const integer = digits
    .slice(0, Math.max(0, point))
    .padEnd(point, '0')
    .replace(/^0+(?=\d)/, '');
  return integer === '' || integer === '0' ? '0' : sign + integer;
}

const numberForm = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** No integer in a journal has more digits. */
const mostDigits = 21;
