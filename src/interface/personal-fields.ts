/** The fields that identify people: the player, other players, and what they have named. */

import { dialects } from './dialect/dialects.js';
import type { Field, Fields } from './field.js';
import { findKind, specification } from './kind-catalogue.js';
import type { PersonalMark } from './personal-mark.js';
import { personalMembers } from './personal-members.js';

export type { PersonalContent } from './personal-mark.js';

export interface PersonalField extends PersonalMark {
  readonly kind: string;
  /** A JSON pointer, where `*` stands for every element of a list. */
  readonly pointer: string;
  /** It holds a whole number, not a text. */
  readonly isNumber?: true;
}

const localised = '_Localised';

const known = new Map<string, readonly PersonalField[]>();

/**
 * The personal fields of a kind, by what their names and the marks in its tables say; those of its table
 * alone are looked at.
 */
export function personalFieldsOf(kind: string): readonly PersonalField[] {
  let fields = known.get(kind);
  if (!fields) {
    const tables = [specification, dialects.game].flatMap((catalogue) => findKind(catalogue, kind) ?? []);
    const places = tables.flatMap(({ shape }) => below('', shape.fields));
    fields = [...new Map(places.map((place) => [place.pointer, { kind, ...place }])).values()];
    if (tables.length > 0) known.set(kind, fields);
  }
  return fields;
}

type Place = Omit<PersonalField, 'kind'>;

function below(pointer: string, fields: Fields): Place[] {
  return Object.entries(fields).flatMap(([name, field]) => at(`${pointer}/${name}`, markOf(name, fields), field));
}

function at(pointer: string, mark: MarkOf, field: Field): Place[] {
  if (field.type === 'array') return at(`${pointer}/*`, mark, field.element);
  if (field.type === 'object') return below(pointer, field.shape.fields);
  const marked = mark(field);
  return marked ? [{ pointer, ...(field.type === 'integer' && { isNumber: true }), ...marked }] : [];
}

type MarkOf = (field: Field) => PersonalMark | undefined;

/**
 * What a member is, by its own mark or its name. A text for readers is what its plain member is, whatever it
 * looks like.
 */
function markOf(name: string, fields: Fields): MarkOf {
  const plain = name.replace(localised, '');
  return (field) => {
    const mark = fields[plain]?.personal ?? field.personal ?? byName(plain, field);
    if (!mark) return undefined;
    return plain === name ? mark : { holds: mark.holds };
  };
}

function byName(name: string, { type }: Field): PersonalMark | undefined {
  if (type === 'string') return personalMembers.texts.get(name);
  return type === 'integer' ? personalMembers.numbers.get(name) : undefined;
}
