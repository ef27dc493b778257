import type { Field, Shape } from '../../interface/field.js';
import { utf8Bytes } from '../../journal/byte-text.js';
import type { ObjectEvidence, PlaceEvidence } from '../evidence-format.js';
import { addCounts, bump, byName, type CountMap, countsOf, lengthClass } from './count-map.js';
import { isKeptName, mostNames } from './kept-names.js';
import type { TallyContext } from './tally-context.js';
import { firstOf, ValueTally } from './value-tally.js';

/** Counts objects in one place: their fields, and in which order these stand. */
export class ObjectTally {
  seen = 0;
  /** Stands before the first field. */
  readonly start = new FieldTally('', undefined);
  readonly #fields = new Map<string, FieldTally>();
  readonly #shape: Shape | undefined;
  readonly #context: TallyContext;
  #unknown = 0;
  #many = false;
  #members: FieldTally | undefined;

  constructor(shape: Shape | undefined, context: TallyContext) {
    this.#shape = shape;
    this.#context = context;
  }

  /** The field of a name; all whose names are not kept share one. */
  field(name: string): FieldTally {
    return this.#fields.get(name) ?? this.#newField(name);
  }

  /** Takes note that one field stands directly behind another. */
  follow(before: FieldTally, field: FieldTally, step: number): void {
    const { followers, follows } = before;
    let place = before.usual;
    if (followers[place] !== field) {
      place = followers.indexOf(field);
      if (place < 0) {
        place = followers.length;
        followers.push(field);
        follows.push(0);
      }
      before.usual = place;
    }
    follows[place] = (follows[place] ?? 0) + step;
  }

  get members(): FieldTally {
    const field = this.#shape?.members;
    return (this.#members ??= new FieldTally('', new PlaceTally(field, this.#context.within('*'))));
  }

  #newField(name: string): FieldTally {
    const known = this.#knownField(name);
    if (!known && !this.#keepsUnknown(name)) return this.members;
    const context = this.#context.within(name, { unknown: !known });
    if (!known) {
      context.budget.take();
      this.#unknown++;
      if (this.#unknown > mostNames.fields) {
        this.#dropUnknown();
        return this.members;
      }
    }
    const field = new FieldTally(name, new PlaceTally(known, context));
    this.#fields.set(name, field);
    return field;
  }

  #keepsUnknown(name: string): boolean {
    if (this.#many || this.#shape?.members || this.#context.isTooDeep) return false;
    return isKeptName(name, { inner: !this.#context.isTop && !this.#shape });
  }

  #knownField(name: string): Field | undefined {
    const fields = this.#shape?.fields;
    return fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
  }

  /** So many names are those of a map. */
  #dropUnknown(): void {
    this.#many = true;
    for (const [name, field] of this.#fields) {
      if (this.#knownField(name)) continue;
      this.members.place.add(field.place.toEvidence());
      this.#fields.delete(name);
    }
    // What stood behind a field that is gone is not known any more.
    for (const field of [this.start, this.members, ...this.#fields.values()]) field.keepFollowers(this.#keeps);
  }

  readonly #keeps = (field: FieldTally): boolean => this.#fields.get(field.name) === field;

  add({ seen, fields = {}, next = {}, members, many }: ObjectEvidence): void {
    this.seen += seen;
    for (const [name, place] of Object.entries(fields)) this.field(name).place.add(place);
    if (members) this.members.place.add(members);
    if (many && !this.#many) this.#dropUnknown();
    for (const [before, followers] of Object.entries(next)) {
      for (const [after, count] of Object.entries(followers)) {
        this.follow(this.field(before), this.field(after), count);
      }
    }
  }

  toEvidence(): ObjectEvidence {
    const seenFields = [...this.#fields].filter(([, { place }]) => place.seen > 0).sort(byName);
    const fields = seenFields.map(([name, { place }]): [string, PlaceEvidence] => [name, place.toEvidence()]);
    const next = seenFields.flatMap(([name, field]): [string, Record<string, number>][] => {
      const followers = field.counts(this.#keeps);
      return followers.length > 0 ? [[name, Object.fromEntries(followers)]] : [];
    });
    return {
      seen: this.seen,
      ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
      ...(next.length > 0 && { next: Object.fromEntries(next) }),
      ...(this.#members && this.#members.place.seen > 0 && { members: this.#members.place.toEvidence() }),
      ...(this.#many && { many: true as const }),
    };
  }
}

/** A field of an object, and which fields were seen directly behind it. */
export class FieldTally {
  readonly name: string;
  /** The name as it stands in a line, with its quotes. */
  readonly key: Uint8Array;
  readonly place: PlaceTally;
  followers: FieldTally[] = [];
  follows: number[] = [];
  /** The place of the follower that came last: it most likely comes again. */
  usual = 0;

  constructor(name: string, place: PlaceTally | undefined) {
    this.name = name;
    this.key = utf8Bytes(JSON.stringify(name));
    this.place = place as PlaceTally;
  }

  keepFollowers(keeps: (field: FieldTally) => boolean): void {
    const kept = this.followers
      .map((field, place) => [field, this.follows[place] ?? 0] as const)
      .filter(([field]) => keeps(field));
    this.followers = kept.map(([field]) => field);
    this.follows = kept.map(([, count]) => count);
    this.usual = 0;
  }

  /** The names of the fields behind it, with how often each came. */
  counts(keeps: (field: FieldTally) => boolean): [string, number][] {
    return this.followers
      .flatMap((field, place): [string, number][] => (keeps(field) ? [[field.name, this.follows[place] ?? 0]] : []))
      .filter(([, count]) => count > 0)
      .sort(byName);
  }
}

/** Counts what stands in one place: single values, lists, objects. */
export class PlaceTally extends ValueTally {
  readonly #lengths: CountMap = new Map();
  #element: PlaceTally | undefined;
  #object: ObjectTally | undefined;
  readonly #forms: readonly Field[];
  readonly #context: TallyContext;

  /** A place that the interface knows, or one that it does not. */
  constructor(field: Field | undefined, context: TallyContext) {
    const forms = field ? [field, ...(field.also ?? [])] : [];
    super(forms, context.isPersonal);
    this.#forms = forms;
    this.#context = context;
  }

  get element(): PlaceTally {
    return (this.#element ??= new PlaceTally(firstOf(this.#forms, elementOf), this.#context.within('*')));
  }

  get object(): ObjectTally {
    return (this.#object ??= new ObjectTally(firstOf(this.#forms, shapeOf), this.#context));
  }

  /** Counts a list with so many elements. */
  list(length: number, step: number): void {
    bump(this.#lengths, lengthClass(length), step);
  }

  add(evidence: PlaceEvidence): void {
    this.addValues(evidence);
    const { list, object } = evidence;
    addCounts(this.#lengths, list?.lengths);
    if (list?.elements) this.element.add(list.elements);
    if (object) this.object.add(object);
  }

  toEvidence(): PlaceEvidence {
    const lengths = countsOf(this.#lengths);
    const elements = this.#element?.seen ? this.#element.toEvidence() : undefined;
    return {
      ...this.valueCounts(),
      ...(lengths && { list: { lengths, ...(elements && { elements }) } }),
      ...(this.#object?.seen && { object: this.#object.toEvidence() }),
    };
  }
}

function elementOf(field: Field): Field | undefined {
  return field.type === 'array' ? field.element : undefined;
}

function shapeOf(field: Field): Shape | undefined {
  return field.type === 'object' ? field.shape : undefined;
}
