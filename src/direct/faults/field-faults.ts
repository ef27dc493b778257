/** Faults in the fields of a line: a different field each time. */

import { sessionRules } from '../../check/session/session-rules.js';
import { pointerPattern } from '../../check/text/json-pointer.js';
import type { Field } from '../../interface/field.js';
import { specification } from '../../interface/kind-catalogue.js';
import { entryOf } from '../../words/entry-of.js';
import type { FieldInEvent } from './event-values.js';
import type { LineFault, UnwrittenLine } from './fault.js';
import { atOnePlace, fieldFault } from './field-fault.js';

/** The specified kinds that are lines and not companions. */
const kinds: ReadonlySet<string> = new Set(
  specification.kinds.flatMap(({ name, companion }) => (companion ? [] : [name])),
);

/** A number and a word that are in no closed list. */
const unlistedValue = { number: 4711, word: 'Unheard' };

/** Beyond the integers of JavaScript, and beyond 63 bits. */
const beyondInt63 = 2n ** 63n;

export const fieldFaults = {
  'missing-field': fieldFault({
    about: 'a required field is missing',
    rule: 'field/required',
    kinds,
    suits: isRequired,
    spoil: atOnePlace((spot) => {
      removeField(spot);
      return 'is missing';
    }),
  }),
  'wrong-type': fieldFault({
    about: 'a field has a value of the wrong type',
    rule: 'field/type',
    kinds,
    suits: hasOneType,
    spoil: atOnePlace(({ holder, name, value }) => {
      const other = ofOtherType(value);
      holder[name] = other;
      return `is ${JSON.stringify(other)}`;
    }),
  }),
  'outside-list': fieldFault({
    about: 'a field has a value that is not in its closed list',
    rule: 'field/value',
    kinds,
    suits: hasClosedList,
    spoil: atOnePlace(({ holder, name, value }) => {
      const other = typeof value === 'number' ? unlistedValue.number : unlistedValue.word;
      holder[name] = other;
      return `is ${JSON.stringify(other)}`;
    }),
  }),
  'big-id': fieldFault({
    about: 'an ID is greater than 2^53, where many languages lose the last digits',
    // It breaks no rule, but a reader must not round it.
    rule: undefined,
    kinds,
    suits: (field) => field.type === 'integer' && field.id === true,
    suitsValue: isFreeId,
    spoil: atOnePlace(({ holder, name, value }) => {
      const other = beyondInt63 + BigInt(value as number | bigint);
      holder[name] = other;
      return `is ${other}`;
    }),
  }),
} as const satisfies Record<string, LineFault>;

export function isRequired(field: Field, isElement: boolean): boolean {
  return !field.optional && !isElement;
}

/** Whether it has the same type in all dialects. */
export function hasOneType(field: Field): boolean {
  return field.also === undefined;
}

export function removeField({ holder, name }: FieldInEvent): void {
  delete holder[name];
  // Without its field the localised text would be a second fault.
  delete holder[`${name}_Localised`];
}

function hasClosedList(field: Field): boolean {
  if (field.also || (field.type !== 'string' && field.type !== 'integer')) return false;
  return field.values?.closed === true && !(field.type === 'string' && field.form);
}

/** An ID that the checker does not compare with other events: a changed one would not match them. */
function isFreeId({ value, pointer }: FieldInEvent, { event }: UnwrittenLine): boolean {
  if (typeof value !== 'number' || value < 0) return false;
  const path = pointerPattern(pointer).slice(1);
  return !sessionRules.some(({ reads }) => entryOf(reads, event.event)?.includes(path));
}

function ofOtherType(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  if (Array.isArray(value)) return {};
  return typeof value === 'object' ? [] : JSON.stringify(value);
}
