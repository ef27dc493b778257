import type { Field, Shape } from '../../spec/field.js';
import { fieldRules } from '../event/field-rules.js';
import { messageOf } from '../event/wording.js';
import { below, type Finding } from '../finding.js';
import { walkText } from './text-walk.js';

/** A number that is an integer but is not written as one; an integer is written without point and exponent. */
const suspicious = /\d\.0+(?!\d)|\d[eE][-+\d]/;

interface At {
  readonly field: Field;
  readonly pointer: string;
}

/** Integers of an event that are written as decimals. Its values do not show it: 32.0 is 32 once it is read. */
export function miswrittenIntegers(text: string, shape: Shape): Finding[] {
  const findings: Finding[] = [];
  const from = text.indexOf('{');
  if (from < 0 || !suspicious.test(text)) return findings;
  const root: At = { field: { type: 'object', note: '', optional: false, shape }, pointer: '' };
  walkText(text, from, root, {
    member: ({ field, pointer }, name) => within(memberOf(field, name), pointer, name),
    element: ({ field, pointer }, index) => within(field.type === 'array' ? field.element : undefined, pointer, index),
    seen: ({ field, pointer }, start, end) => {
      const literal = text.slice(start, Math.min(end, start + longest));
      if (field.type === 'integer' && isMiswritten(literal)) findings.push(miswritten(pointer, literal));
    },
  });
  return findings;
}

const longest = 400;

function memberOf(field: Field, name: string): Field | undefined {
  if (field.type !== 'object') return undefined;
  return Object.hasOwn(field.shape.fields, name) ? field.shape.fields[name] : field.shape.members;
}

function within(field: Field | undefined, pointer: string, name: string | number): At | undefined {
  return field && !field.also ? { field, pointer: below(pointer, name) } : undefined;
}

/** Any other number is none of our business: it is no integer at all, which its value shows. */
function isMiswritten(literal: string): boolean {
  return /^-?\d/.test(literal) && !/^-?\d+$/.test(literal) && Number.isInteger(Number(literal));
}

function miswritten(pointer: string, found: string): Finding {
  const rule = 'field/integer';
  const value = Number(found);
  const expected = Math.abs(value) < 1e21 ? BigInt(value).toString() : 'with all its digits';
  const message = messageOf(rule, pointer, expected, found);
  return { rule, severity: fieldRules[rule].severity, pointer, expected, found, message };
}
