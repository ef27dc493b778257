/** What a pack says of a field, as a field of the tables. */
import { declaredKind, type Evidence, observed } from '../evidence.js';
import {
  boolean,
  type Field,
  type Fields,
  from,
  id,
  integer,
  internal,
  list,
  number,
  object,
  optional,
  shape,
  text,
  utcTime,
} from '../field.js';
import { open } from '../value-list.js';
import { type SeenField, type SeenFields, type SeenType, type Sighting, seenTypes } from './pack-shape.js';

/** From this many lines and files on, a field that all of them have is taken for required. */
export const enough = { lines: 50, files: 3 };

/** One file may be wrong: what contradicts it gets a note, whatever is asked for. */
export function evidenceOfSighting(seen: Sighting): Evidence {
  const { lines, files, since } = seen;
  const versions = since === undefined ? {} : { since };
  return { ...(files === 1 ? { ...declaredKind(versions), lines } : observed(lines, versions)), seen };
}

/** Makes a name of a place, such as `VesselMoodCrew` of `VesselMood.Crew[]`. */
export type NameOf = (place: string) => string;

/** The fields of an object that was seen so often, in this place. */
export function fieldsOfSeen(fields: SeenFields, owner: string, sighting: Sighting, nameOf: NameOf): Fields {
  const isEnough = sighting.lines >= enough.lines && sighting.files >= enough.files;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, seen]) => {
      if (isVague(seen)) return [];
      const field = fieldOfSeen(seen, `${owner}.${name}`, sighting, nameOf);
      const isRequired = isEnough && seen.share === undefined && !name.endsWith('_Localised');
      return [[name, isRequired ? field : optional(field, seen.share)]];
    }),
  );
}

/** Of a list that was always empty, nothing is known. */
export function isVague(seen: SeenField): boolean {
  return seenTypes(seen).includes('list') && (!seen.of || isVague(seen.of));
}

export function fieldOfSeen(seen: SeenField, place: string, sighting: Sighting, nameOf: NameOf): Field {
  const { words = [], others: hasOthers } = seen;
  const note = words.length > 0 && hasOthers ? `such as ${words.join(', ')}` : '';
  const [first, ...others] = seenTypes(seen).map((type) => fieldsByType[type](note, seen, place, sighting, nameOf));
  return others.length > 0 ? { ...(first as Field), also: others } : (first as Field);
}

type MakeField = (note: string, seen: SeenField, place: string, sighting: Sighting, nameOf: NameOf) => Field;

const fieldsByType: Readonly<Record<SeenType, MakeField>> = {
  text: (note, { words = [], others }, place, _sighting, nameOf) =>
    words.length > 0 && !others ? from(open(nameOf(`${place} Word`), 'words that were seen', words), note) : text(note),
  time: (note) => utcTime(note),
  symbol: (note) => internal('$X;', note),
  integer: (note) => integer(note),
  id: (note) => id(note),
  number: (note, { decimals }) => number(note, decimals === undefined ? { digits: 17, exponent: true } : { decimals }),
  boolean: (note) => boolean(note),
  list: (note, { of }, place, ...how) => list(of ? fieldOfSeen(of, `${place}[]`, ...how) : text(), note),
  object: (note, { fields = {} }, place, sighting, nameOf) =>
    object(shape(nameOf(place), '', fieldsOfSeen(fields, place, sighting, nameOf)), note),
};
