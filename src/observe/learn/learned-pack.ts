/** What was learned, as a pack. */
import { fieldNames } from '../../interface/field-names.js';
import type {
  KnowledgePack,
  KnownField,
  KnownKind,
  SeenField,
  SeenFields,
  SeenType,
  Sighting,
} from '../../interface/knowledge/pack-shape.js';
import { entryOf } from '../../words/entry-of.js';
import { addTo } from '../../words/map-entries.js';
import { typeCounts } from '../drift/evidence-facts.js';
import { fieldOrder } from '../drift/field-order.js';
import { compareVersions } from '../drift/version-order.js';
import type { Counts, GameEvidence, ObjectEvidence, PlaceEvidence } from '../evidence-format.js';
import { kindsIn, type LearningObserver, type Sightings, sightingKey } from './learning-observer.js';
import { sampleLine } from './sample-line.js';

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
    const fields: [string, KnownField][] = [];
    const words = new Map<string, [string, Sighting][]>();
    for (const each of [...this.#observer.sightings.values()].sort(byPath)) {
      const { path, word } = each;
      const [kind = ''] = path.split('.');
      if (path === kind) {
        if (/^[A-Z]/.test(kind) && this.#isAllowed(each, kind)) kinds.push([kind, this.#kind(kind, each)]);
      } else if (!this.#isNew(kind) && !this.#isNew(word === undefined ? ownerOf(path) : path)) {
        const name = word ?? nameOf(path);
        if (this.#isOdd(each, name) || !this.#isAllowed(each, name)) continue;
        if (word !== undefined) addTo(words, path, [word, sightingOf(each)]);
        else fields.push([path, this.#newField(path, each)]);
      }
    }
    const { versions, from, until } = this.#observer;
    const pack: KnowledgePack = {
      knowledge: 1,
      from,
      until,
      ...(versions.size > 0 && { versions: versionsOf(versions) }),
      ...(kinds.length > 0 && { kinds: Object.fromEntries(kinds) }),
      ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
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
    if (lines >= leastLines || (word === undefined && name !== '' && fieldNames().has(name))) return false;
    this.#odd.push(word === undefined ? path : `${path} "${word}"`);
    return true;
  }

  /** Whether a name cannot be that of a player. */
  #isAllowed({ lines, commanders, mayBeKey, path, word }: Sightings, name: string): boolean {
    const isKind = word === undefined && path === name;
    const isField = word === undefined && !mayBeKey && (isKind || lines >= leastLines);
    const isOfMany = commanders.size >= leastCommanders || (word !== undefined && !this.#isNew(path));
    const isAllowed =
      !this.#observer.people.has(name.toLowerCase()) && (isField || isOfMany || (!word && fieldNames().has(name)));
    if (!isAllowed) this.#leftOut++;
    return isAllowed;
  }

  #kind(kind: string, each: Sightings): KnownKind {
    const [object] = this.#objects(kind);
    const seen = sightingOf(each);
    const fields = object ? this.#fields(object, kind) : {};
    return { seen, fields, sample: sampleLine(kind, fields, each.until) };
  }

  #newField(path: string, each: Sightings): KnownField {
    const name = nameOf(path);
    const has = ({ fields = {} }: ObjectEvidence) => entryOf(fields, name) !== undefined;
    const owner = this.#objects(ownerOf(path)).find(has) ?? { seen: 0 };
    const order = fieldOrder(owner);
    const after = order[order.indexOf(name) - 1];
    const field = this.#field(entryOf(owner.fields ?? {}, name) ?? { seen: 0 }, path, owner.seen);
    return { seen: sightingOf(each), ...(after !== undefined && { after }), field };
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
        if (!seen || !place || !this.#isAllowed(seen, name)) return [];
        return [[name, this.#field(place, own, object.seen)]];
      }),
    );
  }

  #field(place: PlaceEvidence, path: string, parents: number): SeenField {
    const types = seenTypesOf(place, nameOf(path));
    const { list, object } = place;
    const decimals = types.includes('number') ? onlyDecimals(place) : undefined;
    const digits = Object.keys(place.integer ?? {}).map(Number);
    const share = place.seen < parents ? Math.max(0.001, Number((place.seen / parents).toFixed(3))) : undefined;
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

function sightingOf({ lines, files, commanders, from, until, versions }: Sightings): Sighting {
  const [since] = [...versions].sort(compareVersions);
  return { lines, files, commanders: commanders.size, from, until, ...(since !== undefined && { since }) };
}

/** The types of the values in a place, the usual one first. */
function seenTypesOf(place: PlaceEvidence, name: string): SeenType[] {
  const found = [...typeCounts(place)].sort(([, one], [, other]) => other - one).map(([type]) => type);
  const types = found.map((type): SeenType => {
    switch (type) {
      case 'text':
        return textType(place);
      case 'integer':
        return isId(name, place) ? 'id' : 'integer';
      case 'decimal':
        return 'number';
      case 'flag':
        return 'boolean';
      case 'null':
        return 'text';
      default:
        return type;
    }
  });
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

/** The number of decimals, if it is always the same. */
function onlyDecimals({ decimal = {}, integer }: PlaceEvidence): number | undefined {
  const formats: readonly string[] = Object.keys(decimal satisfies Counts);
  const [only, ...others] = formats;
  return integer || only === undefined || others.length > 0 || only.endsWith('e') ? undefined : Number(only);
}

function objectAt(object: ObjectEvidence | undefined, step: string): ObjectEvidence | undefined {
  let place = entryOf(object?.fields ?? {}, withoutList(step));
  for (let lists = (step.length - withoutList(step).length) / 2; lists > 0; lists--) place = place?.list?.elements;
  return place?.object;
}

function withoutList(path: string): string {
  return path.replace(/(?:\[\])+$/, '');
}

function nameOf(path: string): string {
  return withoutList(path.slice(path.lastIndexOf('.') + 1));
}

function ownerOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}

function byPath(one: Sightings, other: Sightings): number {
  const [first, second] = [sightingKey(one.path, one.word), sightingKey(other.path, other.word)];
  return first < second ? -1 : first > second ? 1 : 0;
}
