/** Faults in the fields of an event, chosen by the table of its kind. */
import { sessionFields } from '../../check/session/session-rules.js';
import { pointerPattern } from '../../check/text/json-pointer.js';
import { dialects } from '../../interface/dialect/dialects.js';
import type { Shape } from '../../interface/field.js';
import { findKind, specification } from '../../interface/kind-catalogue.js';
import { formatLine } from '../../journal/format/format-line.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import type { Random } from '../../simulate/random.js';
import { type FieldInEvent, fieldsIn, objectsIn } from './event-values.js';
import type { BrokenLine, FaultTiming, LineFault, UnwrittenLine } from './fault.js';
import { singleWrite } from './line-faults.js';

const usual = { is: 'rate', rate: 0.02 } as const satisfies FaultTiming;

/** The specified kinds that are lines and not companions. */
const specifiedLineKinds: ReadonlySet<string> = new Set(
  specification.kinds.flatMap(({ name, companion }) => (companion ? [] : [name])),
);

/** A number and a word that are in no closed list. */
const unlistedValue = { number: 4711, word: 'Unheard' };

/** Enough for no name to come twice in a session. */
const mostNames = 2 ** 31;

/** Beyond the integers of JavaScript, and beyond 63 bits. */
const beyondInt63 = 2n ** 63n;

export const fieldFaults = {
  'missing-field': {
    about: 'a required field is missing',
    ...fieldFault(
      'field/required',
      ({ field, isElement }) => !field.optional && !isElement,
      ({ holder, name }) => {
        delete holder[name];
        // Without its field the localised text would be a second fault.
        delete holder[`${name}_Localised`];
        return 'is missing';
      },
    ),
  },
  'wrong-type': {
    about: 'a field has a value of the wrong type',
    ...fieldFault(
      'field/type',
      ({ field }) => field.also === undefined,
      ({ holder, name, value }) => {
        const other = ofOtherType(value);
        holder[name] = other;
        return `is ${JSON.stringify(other)}`;
      },
    ),
  },
  'outside-list': {
    about: 'a field has a value that is not in its closed list',
    ...fieldFault('field/value', hasClosedList, ({ holder, name, value }) => {
      const other = typeof value === 'number' ? unlistedValue.number : unlistedValue.word;
      holder[name] = other;
      return `is ${JSON.stringify(other)}`;
    }),
  },
  'unknown-field': {
    about: 'an object has an unknown field',
    touches: 'line',
    trace: 'lasting',
    rules: ['field/unknown'],
    usual,
    kinds: specifiedLineKinds,
    appliesTo: (line) => shapeOf(line) !== undefined,
    make: (line, random) => {
      const event = structuredClone(line.event);
      const objects = [...objectsIn(event, shapeOf(line) as Shape)].filter(({ shape }) => !shape.members);
      const { members, pointer } = random.pick(objects);
      // Another name each time, since a checker may report the same unknown field once.
      const name = `${unlistedValue.word}${random.integer(0, mostNames)}`;
      members[name] = true;
      const place = `${pointer}/${name}`;
      return { ...singleWrite(formatLine(event)), pointer: place, what: `${event.event}${place} is new` };
    },
  },
  'big-id': {
    about: 'an ID is greater than 2^53, where many languages lose the last digits',
    // It breaks no rule, but a reader must not round it.
    ...fieldFault(undefined, isFreeId, ({ holder, name, value }) => {
      const other = beyondInt63 + BigInt(value as number | bigint);
      holder[name] = other;
      return `is ${other}`;
    }),
  },
} as const satisfies Record<string, LineFault>;

/** A fault in one of the fields that `suits` accepts. */
function fieldFault(
  rule: string | undefined,
  suits: (spot: FieldInEvent, line: UnwrittenLine) => boolean,
  spoil: (spot: FieldInEvent) => string,
): Omit<LineFault, 'about'> {
  const spotsOf = function* (line: UnwrittenLine, event: WritableEvent) {
    const shape = shapeOf(line);
    if (shape) for (const spot of fieldsIn(event, shape)) if (suits(spot, line)) yield spot;
  };
  return {
    touches: 'line',
    trace: 'lasting',
    rules: rule === undefined ? [] : [rule],
    usual,
    kinds: specifiedLineKinds,
    appliesTo: (line) => spotsOf(line, line.event).next().done !== true,
    make: (line, random): BrokenLine => {
      const event = structuredClone(line.event);
      const spot = pickField([...spotsOf(line, event)], random);
      const what = `${event.event}${spot.pointer} ${spoil(spot)}`;
      return { ...singleWrite(formatLine(event)), pointer: spot.pointer, what };
    },
  };
}

/** Picks a field, and then one of its places: otherwise long lists would be hit most of the time. */
function pickField(spots: readonly FieldInEvent[], random: Random): FieldInEvent {
  const place = random.pick([...new Set(spots.map(({ pointer }) => pointerPattern(pointer)))]);
  return random.pick(spots.filter(({ pointer }) => pointerPattern(pointer) === place));
}

function shapeOf({ event, dialect }: UnwrittenLine): Shape | undefined {
  return findKind(dialects[dialect], event.event)?.shape;
}

function hasClosedList({ field }: FieldInEvent): boolean {
  if (field.also || (field.type !== 'string' && field.type !== 'integer')) return false;
  return field.values?.closed === true && !(field.type === 'string' && field.form);
}

/** An id that the checker does not compare with other events, as it would not match them any more. */
function isFreeId({ field, value, pointer }: FieldInEvent, { event }: UnwrittenLine): boolean {
  if (field.type !== 'integer' || !field.id || typeof value !== 'number' || value < 0) return false;
  return !sessionFields[event.event]?.includes(pointerPattern(pointer).slice(1));
}

function ofOtherType(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  if (Array.isArray(value)) return {};
  return typeof value === 'object' ? [] : JSON.stringify(value);
}
