/** The fields that identify people: the player, other players, and what they have named. */

import { dialects } from './dialect/dialects.js';
import type { Field, Fields } from './field.js';
import { type Catalogue, specification } from './kind-catalogue.js';
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

/** All personal fields of the tables, by what their names and their marks say. */
export const personalFields: readonly PersonalField[] = [...fieldsOf(specification), ...fieldsOf(dialects.game)].filter(
  unlessThere(),
);

function fieldsOf({ kinds }: Catalogue): PersonalField[] {
  return kinds.flatMap(({ name, shape }) => below('', shape.fields).map((field) => ({ kind: name, ...field })));
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

/** What a member is, by its own mark or its name. A text for readers is what its plain member is, whatever it looks like. */
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

function unlessThere(): (field: PersonalField) => boolean {
  const places = new Set<string>();
  return ({ kind, pointer }) => {
    const place = `${kind} ${pointer}`;
    return !places.has(place) && Boolean(places.add(place));
  };
}
