import type { Field, Shape } from '../../interface/field.js';
import { childPointer, type Finding } from '../finding.js';
import { walkJson } from '../text/json-walk.js';
import { messageOf } from './field-messages.js';
import { fieldRules } from './field-rules.js';
import type { FindingCollector } from './finding-collector.js';

/**
 * A number that is an integer but is not written as one; an integer is written without point and exponent. Of one with
 * so many digits, what follows the point is rounded away.
 */
const suspicious = /\d\.0+(?!\d)|\d[eE][-+\d]|\d{16}\.\d/;

interface Cursor {
  readonly field: Field;
  readonly pointer: string;
}

/** Integers of an event that are written as decimals. Its values do not show it: 32.0 is 32 once it is read. */
export function collectMiswrittenIntegers(text: string, shape: Shape, collector: FindingCollector): void {
  const from = text.indexOf('{');
  if (from < 0 || !suspicious.test(text)) return;
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

const longest = 80;

function memberOf(field: Field, name: string): Field | undefined {
  if (field.type !== 'object') return undefined;
  return Object.hasOwn(field.shape.fields, name) ? field.shape.fields[name] : field.shape.members;
}

function within(field: Field | undefined, pointer: string, name: string | number): Cursor | undefined {
  return field && !field.also ? { field, pointer: childPointer(pointer, name) } : undefined;
}

/** Any other number is none of our business: it is no integer at all, which its value shows. */
function isMiswritten(literal: string): boolean {
  return /^-?\d/.test(literal) && !/^-?\d+$/.test(literal) && Number.isInteger(Number(literal));
}

function miswritten(pointer: string, literal: string): Finding {
  const expected = digitsOf(literal) ?? 'without them';
  const found = literal.length <= longest ? literal : `${literal.slice(0, longest - 1)}…`;
  const message = messageOf(rule, pointer, expected, found);
  return { rule, severity, pointer, expected, found, message };
}

/** The integer by its own digits, as it is written: its value may be rounded. Nothing if it is none to the letter. */
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

/** No integer of a journal has more. */
const mostDigits = 21;
