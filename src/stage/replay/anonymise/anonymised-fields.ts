import { dialects, extraKinds } from '../../../interface/dialect/dialects.js';
import type { Field } from '../../../interface/field.js';
import { findKind, specification } from '../../../interface/kind-catalogue.js';
import { type PersonalField, personalFieldsOf } from '../../../interface/personal-fields.js';
import { personalMembers } from '../../../interface/personal-members.js';
import { withParents } from '../value-positions.js';
import { fieldsOfKind, holdsUnknownText, isTextAt } from './known-texts.js';

/** Members that name places on the map: the star Wolf 359 is not a commander called Wolf. */
const onTheMap = new Set(['StarSystem', 'SystemName', 'System', 'DestinationSystem', 'Body', 'BodyName']);

/** The members that are personal in any kind, also in unknown ones. */
function general(kind: string): PersonalField[] {
  const { texts, numbers } = personalMembers;
  return [
    ...[...numbers].map(([name, mark]) => ({ kind, pointer: `/${name}`, isNumber: true as const, ...mark })),
    ...[...texts].flatMap(([name, mark]) => [
      { kind, pointer: `/${name}`, ...mark },
      { kind, pointer: `/${name}_Localised`, holds: mark.holds },
    ]),
  ];
}

/** The personal fields of a kind, and those that never contain a name. */
interface KindFields {
  /** The personal fields that hold texts, by pointer, and those that hold numbers. */
  readonly texts: ReadonlyMap<string, PersonalField>;
  readonly numbers: ReadonlyMap<string, PersonalField>;
  /** The pointers to them, and to the objects and lists around them. */
  readonly ways: ReadonlySet<string>;
  /** The members of the event that contain them. */
  readonly members: readonly string[];
  /**
   * Whether a text never contains a name: it is from a list of the game, has a fixed form, or is on the map.
   */
  readonly isFixed: (pointer: string) => boolean;
  /** Whether a text is one that the tables describe. */
  readonly knows: (pointer: string) => boolean;
  /** Whether an event has a text that its own table does not describe. */
  readonly leavesOpen: (event: object) => boolean;
}

const known = new Map<string, KindFields>();

export function anonymisedFieldsOf(kind: string): KindFields {
  let fields = known.get(kind);
  if (!fields) {
    const rows = [...general(kind), ...personalFieldsOf(kind)];
    const texts = byPointer(rows.filter(({ isNumber }) => !isNumber));
    const numbers = byPointer(rows.filter(({ isNumber }) => isNumber));
    const pointers = rows.map(({ pointer }) => pointer);
    const members = [...new Set(pointers.map((pointer) => pointer.split('/')[1] ?? ''))];
    const fixed = fixedIn(kind);
    const isFixed = (pointer: string) =>
      fixed.has(pointer) || onTheMap.has(pointer.slice(pointer.lastIndexOf('/') + 1));
    const tables = fieldsOfKind(kind);
    const knows = (pointer: string) => isFixed(pointer) || texts.has(pointer) || isTextAt(pointer, tables);
    const leavesOpen = (event: object) => holdsUnknownText(event, tables);
    fields = { texts, numbers, ways: withParents(pointers), members, isFixed, knows, leavesOpen };
    known.set(kind, fields);
  }
  return fields;
}

function byPointer(rows: readonly PersonalField[]): ReadonlyMap<string, PersonalField> {
  return new Map(rows.map((row) => [row.pointer, row]));
}

function fixedIn(kind: string): ReadonlySet<string> {
  const shapes = [specification, dialects.game, extraKinds].flatMap(
    (catalogue) => findKind(catalogue, kind)?.shape ?? [],
  );
  const fields = shapes.flatMap((shape) => Object.entries(shape.fields));
  return new Set(['/timestamp', '/event', ...fields.flatMap(([name, field]) => fixedBelow(`/${name}`, field))]);
}

function fixedBelow(pointer: string, field: Field): string[] {
  if (field.type === 'array') return fixedBelow(`${pointer}/*`, field.element);
  if (field.type === 'object') {
    return Object.entries(field.shape.fields).flatMap(([name, inner]) => fixedBelow(`${pointer}/${name}`, inner));
  }
  if (field.type !== 'string') return [];
  return (field.constant ?? field.utcTime ?? field.values ?? field.form) ? [pointer] : [];
}
