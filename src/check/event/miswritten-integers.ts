import { type Evidence, evidenceOf } from '../../interface/evidence.js';
import type { Field, Shape } from '../../interface/field.js';
import type { Kind } from '../../interface/kind.js';
import { shapesBelow } from '../../interface/kind-catalogue.js';
import { entryOf } from '../../words/entry-of.js';
import { memoize } from '../../words/memo.js';
import { childPointer } from '../text/json-pointer.js';
import { walkJson } from '../text/json-walk.js';

/**
 * A number whose decimals are all 0, one with an exponent, or one with more digits than a float: few lines
 * have many.
 */
const wholeDecimal = /\d(?:\.0*[ ,\]}]|[eE][+-]?\d)|[\d.]{17}/g;

/**
 * What comes before the last digit of a number: the name of the member that it is, unless it is an element of
 * a list.
 */
const beforeNumber = /(?:"([^"]*)"\s*:|[[,])\s*-?[\d.]*$/;
const longestBefore = 120;

interface Cursor {
  readonly field: Field;
  readonly pointer: string;
  readonly evidence: Evidence;
}

/** Takes an integer that is written as a decimal, and how it should be written. */
type Report = (pointer: string, evidence: Evidence, expected: string, found: string) => void;

/**
 * Finds integers of an event that are written as decimals. Only the text shows it: 32.0 is 32 once it is
 * parsed.
 */
export function collectMiswrittenIntegers(text: string, { shape, evidence }: Kind, report: Report): void {
  const from = text.indexOf('{');
  if (from < 0 || !mayHoldMiswritten(text, integersOf(shape))) return;
  const root: Cursor = { field: { type: 'object', note: '', optional: false, shape }, pointer: '', evidence };
  walkJson(text, from, root, {
    member: (at, name) => within(memberOf(at.field, name), at, name),
    element: (at, index) => within(at.field.type === 'array' ? at.field.element : undefined, at, index),
    value: (at, start, end) => {
      const literal = at.field.type === 'integer' ? text.slice(start, end) : '';
      if (!isMiswritten(literal)) return;
      const found = literal.length <= longestShown ? literal : `${literal.slice(0, longestShown - 1)}…`;
      report(at.pointer, at.evidence, digitsOf(literal) ?? 'without them', found);
    },
  });
}

/** Whether there are any. */
export function hasMiswrittenIntegers(text: string, kind: Kind): boolean {
  let found = false;
  collectMiswrittenIntegers(text, kind, () => (found = true));
  return found;
}

/** Where a shape has integers: in members of certain names, in any member, in lists. */
interface IntegerPlaces {
  readonly names: ReadonlySet<string>;
  readonly anyName: boolean;
  readonly lists: boolean;
}

/** Whether a decimal may be at the place of an integer; if not, the text need not be walked. */
function mayHoldMiswritten(text: string, { names, anyName, lists }: IntegerPlaces): boolean {
  // A name may be written with escapes.
  const anyMember = anyName || text.includes('\\');
  for (const { index } of text.matchAll(wholeDecimal)) {
    const before = beforeNumber.exec(text.slice(Math.max(0, index - longestBefore), index));
    // A part of a text, or of a name that is longer than any.
    if (!before && !anyMember) continue;
    const name = before?.[1];
    if (name === undefined ? lists || anyMember : anyMember || names.has(name)) return true;
  }
  return false;
}

const integersOf = memoize((ofKind: Shape): IntegerPlaces => {
  const shapes = [ofKind, ...shapesBelow({ shape: ofKind })];
  const fields = shapes.flatMap((shape) => Object.entries(shape.fields));
  return {
    names: new Set(fields.flatMap(([name, { type }]) => (type === 'integer' ? [name] : []))),
    anyName: shapes.some(({ members }) => members),
    lists: fields.some(([, field]) => isListOfIntegers(field)),
  };
});

function isListOfIntegers(field: Field): boolean {
  if (field.type !== 'array') return false;
  return field.element.type === 'integer' || isListOfIntegers(field.element);
}

const longestShown = 80;

function memberOf(field: Field, name: string): Field | undefined {
  if (field.type !== 'object') return undefined;
  return entryOf(field.shape.fields, name) ?? field.shape.members;
}

function within(field: Field | undefined, { pointer, evidence }: Cursor, name: string | number): Cursor | undefined {
  if (!field || field.also) return undefined;
  return { field, pointer: childPointer(pointer, name), evidence: evidenceOf(evidence, field) };
}

/** A number that is not an integer at all is found by its value, so it is left to `field/type`. */
function isMiswritten(literal: string): boolean {
  return /^-?\d/.test(literal) && !/^-?\d+$/.test(literal) && Number.isInteger(Number(literal));
}

/**
 * The integer that the digits of a literal spell, since its parsed value may be rounded; nothing if they
 * spell a fraction.
 */
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
