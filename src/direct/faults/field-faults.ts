/** Faults in the fields of a line: a different field each time. */

import { sessionRules } from '../../check/session/session-rules.js';
import { pointerPattern } from '../../check/text/json-pointer.js';
import type { Field } from '../../interface/field.js';
import { specification } from '../../interface/kind-catalogue.js';
import { entryOf } from '../../words/entry-of.js';
import type { FieldInEvent } from './event-values.js';
import type { LineFault, Making, UnwrittenLine } from './fault.js';
import type { FaultNameTouching } from './fault-names.js';
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
    kinds,
    suits: isRequired,
    spoil: atOnePlace((spot) => {
      removeField(spot);
      return 'is missing';
    }),
  }),
  'wrong-type': fieldFault({
    kinds,
    suits: hasOneType,
    spoil: replacedBy(ofOtherType),
  }),
  'outside-list': fieldFault({
    kinds,
    suits: hasClosedList,
    spoil: replacedBy((value) => (typeof value === 'number' ? unlistedValue.number : unlistedValue.word)),
  }),
  'big-id': fieldFault({
    kinds,
    suits: (field) => field.type === 'integer' && field.id === true,
    suitsValue: isFreeId,
    spoil: replacedBy((value) => beyondInt63 + BigInt(value as number | bigint)),
  }),
} satisfies Partial<Record<FaultNameTouching<'line'>, Making<LineFault>>>;

/** Another value in one field. */
function replacedBy(otherThan: (value: unknown) => unknown) {
  return atOnePlace(({ holder, name, value }) => {
    const other = otherThan(value);
    holder[name] = other;
    return `is ${typeof other === 'bigint' ? other : JSON.stringify(other)}`;
  });
}

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
