/** What faults in the fields of a line have in common. */

import { pointerPattern } from '../../check/text/json-pointer.js';
import { dialectNames, dialects } from '../../interface/dialect/dialects.js';
import type { Field, Shape } from '../../interface/field.js';
import { findKind } from '../../interface/kind-catalogue.js';
import { copyEvent } from '../../journal/copy-event.js';
import { formatLine } from '../../journal/format/format-line.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import type { Random } from '../../simulate/random.js';
import { once } from '../../words/memo.js';
import { type FieldInEvent, type FieldInTable, fieldsIn, fieldsInTable, pathTo } from './event-values.js';
import type { BrokenLine, FaultRandom, LineFault, Making, UnwrittenLine } from './fault.js';
import { singleWrite } from './line-faults.js';

/** The change to a line: its pointer, and the suffix of the key. */
export interface Spoilt {
  readonly pointer: string;
  readonly what: string;
  readonly news?: string;
}

/** Which fields a fault can happen to, and how. */
interface FieldFaultOptions {
  readonly kinds: ReadonlySet<string>;
  /** By its definition in the table. */
  readonly suits: (field: Field, isElement: boolean) => boolean;
  /** Also by its value. */
  readonly suitsValue?: (spot: FieldInEvent, line: UnwrittenLine) => boolean;
  /** Changes the event at one or more of the suitable fields. */
  readonly spoil: (spots: readonly FieldInEvent[], event: WritableEvent, random: FaultRandom) => Spoilt;
}

/** A fault in suitable fields. */
export function fieldFault({ kinds, suits, suitsValue, spoil }: FieldFaultOptions): Making<LineFault> {
  const spotsOf = function* (line: UnwrittenLine, event: WritableEvent) {
    const shape = shapeOf(line);
    if (!shape) return;
    for (const spot of fieldsIn(event, shape)) {
      if (!suits(spot.field, spot.isElement) || suitsValue?.(spot, line) === false) continue;
      if (line.field === undefined || line.field === pathTo(spot.pointer)) yield spot;
    }
  };
  const fieldsOf = (kind: string) => pathsOf(kind, ({ field, isElement }) => suits(field, isElement));
  // Lazy: searching the tables of all kinds takes longer than loading the rest, and few sessions have a
  // fault.
  const kindsThatSuit = once(() => new Set([...kinds].filter((kind) => fieldsOf(kind).length > 0)));
  return {
    get kinds() {
      return kindsThatSuit();
    },
    fieldsOf,
    appliesTo: (line) => spotsOf(line, line.event).next().done !== true,
    make: (line, random): BrokenLine => {
      const event = copyEvent(line.event);
      const spoilt = spoil([...spotsOf(line, event)], event, random);
      return { ...singleWrite(formatLine(event)), ...spoilt };
    },
  };
}

/** In one field, a different one each time. */
export function atOnePlace(spoil: (spot: FieldInEvent) => string): FieldFaultOptions['spoil'] {
  return (spots, event, { moment }) => {
    const spot = pickPlace(spots, moment);
    return { pointer: spot.pointer, what: `${event.event}${spot.pointer} ${spoil(spot)}` };
  };
}

/** Picks a path, and then one of its occurrences: otherwise long lists would be hit most of the time. */
function pickPlace(spots: readonly FieldInEvent[], random: Random): FieldInEvent {
  const pattern = random.pick([...new Set(spots.map(({ pointer }) => pointerPattern(pointer)))]);
  return random.pick(spots.filter(({ pointer }) => pointerPattern(pointer) === pattern));
}

/** The table of a line in its dialect. */
export function shapeOf({ event, dialect }: UnwrittenLine): Shape | undefined {
  return findKind(dialects[dialect], event.event)?.shape;
}

/** The paths of the suitable fields of a kind, in any dialect. */
export function pathsOf(kind: string, suits: (place: FieldInTable) => boolean): string[] {
  const shapes = dialectNames.flatMap((dialect) => findKind(dialects[dialect], kind)?.shape ?? []);
  const paths = shapes.flatMap((shape) => [...fieldsInTable(shape)].filter(suits).map(({ path }) => path));
  return [...new Set(paths)];
}
