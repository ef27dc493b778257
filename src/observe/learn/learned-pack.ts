/** What was learned, as a pack. */
import { fieldNames } from '../../interface/field-names.js';
import {
  type KnowledgePack,
  type KnownField,
  type KnownKind,
  maxDepth,
  type SeenField,
  type SeenFields,
  type SeenType,
  type Sighting,
} from '../../interface/knowledge/pack-shape.js';
import { enough } from '../../interface/knowledge/seen-fields.js';
import { placeIn } from '../../interface/knowledge/with-knowledge.js';
import { compareTexts } from '../../words/compare-texts.js';
import { entryOf } from '../../words/entry-of.js';
import { addTo, getOrMake } from '../../words/map-entries.js';
import { onlyFormat, typeCounts } from '../drift/evidence-facts.js';
import { fieldOrder } from '../drift/field-order.js';
import type { ValueType } from '../drift/known-facts.js';
import { compareVersions } from '../drift/version-order.js';
import type { GameEvidence, ObjectEvidence, PlaceEvidence } from '../evidence-format.js';
import { commandersOf, kindsIn, type LearningObserver, type Sightings, sightingKey } from './learning-observer.js';
import { mergeField, roundedShare } from './merge-packs.js';
import { withSample } from './sample-line.js';

export interface Learned {
  readonly pack: KnowledgePack;
  /** Fields and words of known kinds that one line alone has: they are in no pack. */
  readonly odd: readonly string[];
  /** How many names and words were left out because they may be those of a player. */
  readonly leftOut: number;
}

/** A name that one line alone has may be anything. */
const leastLines = 2;
/** What two of them have seen is no name of either. */
const leastCommanders = 2;
const mostWords = 60;

export function learnedPack(observer: LearningObserver): Learned {
  return new PackBuilder(observer, observer.finish()).build();
}

class PackBuilder {
  readonly #observer: LearningObserver;
  readonly #all: GameEvidence;
  readonly #odd: string[] = [];
  #leftOut = 0;

  constructor(observer: LearningObserver, all: GameEvidence) {
    this.#observer = observer;
    this.#all = all;
  }

  build(): Learned {
    const kinds: [string, KnownKind][] = [];
    const fields = new Map<string, Map<string, Sightings>>();
    const words = new Map<string, [string, Sighting][]>();
    for (const each of [...this.#observer.sightings.values()].sort(byPath)) {
      const { path, word } = each;
      const [kind = ''] = path.split('.');
      if (path === kind) {
        const [object] = this.#objects(kind);
        if (object && /^[A-Z]/.test(kind) && this.#isAllowed(each, kind))
          kinds.push([kind, this.#kind(kind, each, object)]);
      } else if (!this.#isNew(kind) && !this.#isNew(word === undefined ? ownerOf(path) : path)) {
        const name = word ?? nameOf(path);
        // What too many others stand beside is no name of the game: the evidence of all journals lacks it.
        const place = this.#place(path);
        if (!place || hasNull(place)) continue;
        if (word !== undefined && entryOf(place.values ?? {}, word) === undefined) continue;
        if (this.#isOdd(each, name) || !this.#isAllowed(each, name)) continue;
        if (word !== undefined) addTo(words, path, [word, sightingOf(each)]);
        else getOrMake(fields, ownerOf(path), () => new Map<string, Sightings>()).set(name, each);
      }
    }
    const { versions, from, until } = this.#observer;
    const pack: KnowledgePack = {
      knowledge: 1,
      from,
      until,
      ...(versions.size > 0 && { versions: versionsOf(versions) }),
      ...(kinds.length > 0 && { kinds: Object.fromEntries(kinds) }),
      ...(fields.size > 0 && { fields: this.#asOfShapes([...fields].flatMap((own) => this.#newFields(...own))) }),
      ...(words.size > 0 && {
        words: Object.fromEntries([...words].map(([path, own]) => [path, Object.fromEntries(own)])),
      }),
    };
    return { pack, odd: this.#odd, leftOut: this.#leftOut };
  }

  #isNew(path: string): boolean {
    return this.#observer.sightings.has(withoutList(path));
  }

  #isOdd({ lines, path, word }: Sightings, name: string): boolean {
    if (lines >= leastLines || (word === undefined && fieldNames().has(name))) return false;
    this.#odd.push(word === undefined ? path : `${path} "${word}"`);
    return true;
  }

  /** Whether a name cannot be that of a player. */
  #isAllowed(each: Sightings, name: string): boolean {
    const { lines, mayBeKey, path, word } = each;
    const isKind = word === undefined && path === name;
    // The game writes a member without a name by mistake alone.
    const isNamed = word === undefined && name !== '';
    const isField = isNamed && !mayBeKey && (isKind || lines >= leastLines);
    const isListed = word !== undefined && !word.includes(' ') && !this.#isNew(path);
    const isPublic = isNamed && fieldNames().has(name);
    const isOfGame = isField || isListed || commandersOf(each) >= leastCommanders;
    const isAllowed = isPublic || (isOfGame && !this.#observer.people.has(name));
    if (!isAllowed) this.#leftOut++;
    return isAllowed;
  }

  #kind(kind: string, each: Sightings, object: ObjectEvidence): KnownKind {
    return withSample(kind, sightingOf(each), this.#fields(object, kind));
  }

  /** The new fields of an object, in their order, each with the one before it that is known or new, too. */
  #newFields(path: string, sightings: Map<string, Sightings>): [string, KnownField][] {
    const known = placeIn(this.#observer.catalogue, `${path}.`).owner?.fields ?? {};
    return this.#objects(path).flatMap((object) => {
      const seen = Object.keys(known).filter((name) => entryOf(object.fields ?? {}, name));
      const next = { ...object.next };
      // Known fields that no line has together stand as in the tables.
      for (const [index, name] of seen.slice(1).entries()) {
        const before = seen[index] ?? '';
        next[before] = { [name]: 1, ...entryOf(next, before) };
      }
      const order = fieldOrder({ ...object, next }).filter((name) => sightings.has(name) || seen.includes(name));
      return order.flatMap((name, index): [string, KnownField][] => {
        const [each, place, after] = [sightings.get(name), placeAt(object, name), order[index - 1]];
        if (!each || !place) return [];
        const field = this.#field(place, each.path, object.seen);
        return [[each.path, { seen: sightingOf(each), ...(after !== undefined && { after }), field }]];
      });
    });
  }

  /** All objects of one shape have the same fields, wherever they stand. */
  #asOfShapes(fields: readonly [string, KnownField][]): Readonly<Record<string, KnownField>> {
    const ofShapes = new Map<string, KnownField>();
    const keyed = fields.map(([path, own]) => {
      const { owner, name } = placeIn(this.#observer.catalogue, path);
      return { path, own, key: `${owner?.name ?? path} ${name}` };
    });
    for (const { key, own } of keyed) {
      const former = ofShapes.get(key);
      const field = former && mergeField(former.field, own.field, former.seen.lines, own.seen.lines);
      ofShapes.set(key, field ? { ...former, field } : own);
    }
    return Object.fromEntries(
      keyed.map(({ path, own, key }) => [path, { ...own, field: ofShapes.get(key)?.field ?? own.field }]),
    );
  }

  /** What was seen at a path such as `FSDJump.Factions[].Mood`. */
  #place(path: string): PlaceEvidence | undefined {
    const step = path.slice(path.lastIndexOf('.') + 1);
    return this.#objects(ownerOf(path)).flatMap((owner) => placeAt(owner, step) ?? [])[0];
  }

  /** The objects at a path such as `FSDJump.Factions[]`: those of lines, and those of companions. */
  #objects(path: string): ObjectEvidence[] {
    const [kind = '', ...steps] = path.split('.');
    const tops = kindsIn(this.#all).flatMap(([name, object]) => (name === kind ? [object] : []));
    return tops.flatMap((top) => steps.reduce<ObjectEvidence | undefined>(objectAt, top) ?? []);
  }

  #fields(object: ObjectEvidence, path: string): SeenFields {
    const isTop = !path.includes('.');
    const names = fieldOrder(object).filter((name) => !isTop || (name !== 'timestamp' && name !== 'event'));
    return Object.fromEntries(
      names.flatMap((name) => {
        const own = `${path}.${name}`;
        const seen = this.#observer.sightings.get(own);
        const place = entryOf(object.fields ?? {}, name);
        if (!seen || !place || hasNull(place) || !this.#isAllowed(seen, name)) return [];
        return [[name, this.#field(place, own, object.seen)]];
      }),
    );
  }

  #field(place: PlaceEvidence, path: string, parents: number): SeenField {
    const types = seenTypesOf(place, nameOf(path));
    // What stands deeper is left out.
    const { list, object }: Pick<PlaceEvidence, 'list' | 'object'> = depthOf(path) < maxDepth ? place : {};
    const decimals = types.includes('number') && !place.integer ? onlyFormat(place.decimal) : undefined;
    const digits = Object.keys(place.integer ?? {}).map(Number);
    const isFew = path.split('.').length > 2 && parents < enough.lines;
    // Of few objects, that all have it says little.
    const share = parents > 0 && (isFew || place.seen < parents) ? roundedShare(place.seen / parents) : undefined;
    return {
      is: types.join(' or '),
      ...(share !== undefined && { share }),
      ...(decimals !== undefined && { decimals }),
      ...(digits.length > 0 && !types.includes('number') && { digits: [Math.min(...digits), Math.max(...digits)] }),
      ...this.#words(place, path),
      ...(list?.elements && { of: this.#field(list.elements, `${path}[]`, 0) }),
      ...(object && { fields: this.#fields(object, path) }),
    };
  }

  #words({ values = {}, others = 0, many, empty = 0 }: PlaceEvidence, path: string) {
    const all = Object.keys(values);
    const words = all.filter((word) => {
      const seen = this.#observer.sightings.get(sightingKey(path, word));
      return seen !== undefined && this.#isAllowed(seen, word);
    });
    if (words.length === 0 || words.length > mostWords) return {};
    const isAll = words.length === all.length && others === 0 && empty === 0 && !many;
    return { words, ...(!isAll && { others: true }) };
  }
}

function versionsOf(versions: LearningObserver['versions']): NonNullable<KnowledgePack['versions']> {
  const all = [...versions].sort(([one], [other]) => compareVersions(one, other));
  return Object.fromEntries(
    all.map(([version, { builds, ...days }]) => [version, { builds: [...builds].sort(), ...days }]),
  );
}

function hasNull(place: PlaceEvidence): boolean {
  return place.null !== undefined || (place.list?.elements !== undefined && hasNull(place.list.elements));
}

function sightingOf(each: Sightings): Sighting {
  const { lines, files, from, until, versions } = each;
  const [since] = [...versions].sort(compareVersions);
  return { lines, files, commanders: commandersOf(each), from, until, ...(since !== undefined && { since }) };
}

/** The types of the values in a place, the usual one first. */
function seenTypesOf(place: PlaceEvidence, name: string): SeenType[] {
  const found = [...typeCounts(place)].sort(([, one], [, other]) => other - one).map(([type]) => type);
  const seenAs: Readonly<Record<ValueType, SeenType>> = {
    text: textType(place),
    integer: isId(name, place) ? 'id' : 'integer',
    decimal: 'number',
    flag: 'boolean',
    null: 'text',
    list: 'list',
    object: 'object',
  };
  const types = found.map((type) => seenAs[type]);
  // A number without decimals is a number, too.
  const distinct = new Set(
    types.includes('number') ? types.filter((type) => type !== 'integer' && type !== 'id') : types,
  );
  return distinct.size === 0 ? ['text'] : [...distinct];
}

function textType({ text = 0, times = 0, internal = 0 }: PlaceEvidence): SeenType {
  return times === text ? 'time' : internal === text ? 'symbol' : 'text';
}

const longInteger = 10;

function isId(name: string, { integer = {} }: PlaceEvidence): boolean {
  return /(?:ID|Id|Address)$/.test(name) || Object.keys(integer).some((digits) => Number(digits) > longInteger);
}

function objectAt(object: ObjectEvidence | undefined, step: string): ObjectEvidence | undefined {
  return placeAt(object, step)?.object;
}

function placeAt(object: ObjectEvidence | undefined, step: string): PlaceEvidence | undefined {
  let place = entryOf(object?.fields ?? {}, withoutList(step));
  for (let lists = (step.length - withoutList(step).length) / 2; lists > 0; lists--) place = place?.list?.elements;
  return place;
}

function withoutList(path: string): string {
  return path.replace(/(?:\[\])+$/, '');
}

/** In how many objects and lists a place stands, below its line. */
function depthOf(path: string): number {
  return path.split(/\.|(?=\[)/).length - 2;
}

function nameOf(path: string): string {
  return withoutList(path.slice(path.lastIndexOf('.') + 1));
}

function ownerOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}

function byPath(one: Sightings, other: Sightings): number {
  return compareTexts(sightingKey(one.path, one.word), sightingKey(other.path, other.word));
}
