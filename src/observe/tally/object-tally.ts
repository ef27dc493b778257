import type { Field, Shape } from '../../interface/field.js';
import { fieldNames } from '../../interface/field-names.js';
import { entryOf } from '../../words/entry-of.js';
import { bump } from '../../words/map-entries.js';
import type { Counts, ObjectEvidence, PlaceEvidence } from '../evidence-format.js';
import { addCounts, byName, type CountMap, countsOf, lengthClass } from './count-map.js';
import { isKeptName, mostNames } from './kept-names.js';
import type { TallyContext } from './tally-context.js';
import { firstOf, ValueTally } from './value-tally.js';

/** Counts objects in one place: their fields, and the order of these. */
export class ObjectTally {
  seen = 0;
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

  /** Counts an object; `numbers` yields the text of its numbers, in the order of the line. */
  count(object: object, numbers: Iterator<string>): void {
    this.seen++;
    let before: FieldTally | undefined;
    for (const [name, value] of Object.entries(object) as [string, unknown][]) {
      const field = this.#field(name);
      if (before) bump(before.followers, field);
      field.place.count(value, numbers);
      before = field;
    }
  }

  /** The field of a name; all names that are not kept share one. */
  #field(name: string): FieldTally {
    return this.#fields.get(name) ?? this.#newField(name);
  }

  get #others(): FieldTally {
    const field = this.#shape?.members;
    return (this.#members ??= new FieldTally('', new PlaceTally(field, this.#context.within('*'))));
  }

  #newField(name: string): FieldTally {
    const known = this.#knownField(name);
    if (!known && !this.#keepsUnknown(name)) return this.#others;
    const context = this.#context.within(name, { unknown: !known });
    if (!known) {
      context.budget.take();
      this.#unknown++;
      if (this.#unknown > mostNames.fields) {
        this.#dropUnknown();
        return this.#others;
      }
    }
    const field = new FieldTally(name, new PlaceTally(known, context));
    this.#fields.set(name, field);
    return field;
  }

  #keepsUnknown(name: string): boolean {
    if (this.#many || this.#shape?.members || this.#context.isTooDeep) return false;
    // In an unknown object it may be the key of a map, such as a player.
    const inner = !this.#context.isTop && !this.#shape;
    return inner && this.#context.budget.isShared ? fieldNames().has(name) : isKeptName(name, { inner });
  }

  #knownField(name: string): Field | undefined {
    const fields = this.#shape?.fields;
    return fields && entryOf(fields, name);
  }

  /** This many names are the keys of a map. */
  #dropUnknown(): void {
    this.#many = true;
    for (const [name, field] of this.#fields) {
      if (this.#knownField(name)) continue;
      this.#others.place.add(field.place.toEvidence());
      this.#fields.delete(name);
    }
    for (const { followers } of this.#fields.values())
      for (const field of followers.keys()) if (!this.#keeps(field)) followers.delete(field);
  }

  #keeps(field: FieldTally): boolean {
    return this.#fields.get(field.name) === field;
  }

  add({ seen, fields = {}, next = {}, members, many }: ObjectEvidence): void {
    this.seen += seen;
    for (const [name, place] of Object.entries(fields)) this.#field(name).place.add(place);
    if (members) this.#others.place.add(members);
    if (many && !this.#many) this.#dropUnknown();
    for (const [before, followers] of Object.entries(next)) {
      for (const [after, count] of Object.entries(followers))
        bump(this.#field(before).followers, this.#field(after), count);
    }
  }

  toEvidence(): ObjectEvidence {
    const seenFields = [...this.#fields].filter(([, { place }]) => place.seen > 0).sort(byName);
    const fields = seenFields.map(([name, { place }]): [string, PlaceEvidence] => [name, place.toEvidence()]);
    const next = seenFields.flatMap(([name, field]): [string, Counts][] => {
      const followers = countsOf(this.#followers(field));
      return followers ? [[name, followers]] : [];
    });
    return {
      seen: this.seen,
      ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
      ...(next.length > 0 && { next: Object.fromEntries(next) }),
      ...(this.#members && this.#members.place.seen > 0 && { members: this.#members.place.toEvidence() }),
      ...(this.#many && { many: true as const }),
    };
  }

  #followers({ followers }: FieldTally): CountMap {
    const kept = [...followers].filter(([field]) => this.#keeps(field));
    return new Map(kept.map(([field, count]) => [field.name, count]));
  }
}

/** A field of an object, and how often each other field came directly after it. */
class FieldTally {
  readonly name: string;
  readonly place: PlaceTally;
  readonly followers = new Map<FieldTally, number>();

  constructor(name: string, place: PlaceTally) {
    this.name = name;
    this.place = place;
  }
}

/** Counts the values in one place: single values, lists, objects. */
class PlaceTally extends ValueTally {
  readonly #lengths: CountMap = new Map();
  #element: PlaceTally | undefined;
  #object: ObjectTally | undefined;
  readonly #forms: readonly Field[];
  readonly #context: TallyContext;

  /** `field` is `undefined` for a place that is not in the interface. */
  constructor(field: Field | undefined, context: TallyContext) {
    const forms = field ? [field, ...(field.also ?? [])] : [];
    super(forms, context.isPersonal, context.budget.keepsWords);
    this.#forms = forms;
    this.#context = context;
  }

  get #elements(): PlaceTally {
    return (this.#element ??= new PlaceTally(firstOf(this.#forms, elementOf), this.#context.within('*')));
  }

  get #objects(): ObjectTally {
    return (this.#object ??= new ObjectTally(firstOf(this.#forms, shapeOf), this.#context));
  }

  count(value: unknown, numbers: Iterator<string>): void {
    this.seen++;
    if (typeof value !== 'object' || value === null) {
      this.countValue(value, numbers);
    } else if (Array.isArray(value)) {
      bump(this.#lengths, lengthClass(value.length));
      for (const element of value) this.#elements.count(element, numbers);
    } else this.#objects.count(value, numbers);
  }

  add(evidence: PlaceEvidence): void {
    this.addValues(evidence);
    const { list, object } = evidence;
    addCounts(this.#lengths, list?.lengths);
    if (list?.elements) this.#elements.add(list.elements);
    if (object) this.#objects.add(object);
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
