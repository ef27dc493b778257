import type { Field, IntegerField, NumberField, Shape, StringField } from '../../../interface/field.js';
import type { Kind } from '../../../interface/kind.js';
import type { Catalogue } from '../../../interface/kind-catalogue.js';
import type { Rule } from '../../../interface/object-rule.js';
import { acceptedTexts, isOpenList, isPlain } from '../accepted-texts.js';
import { isScanned, type NumberLimits, placeOf, type RulePlace } from '../made-scanner.js';
import * as layout from '../scanner-memory-table.js';
import { localisedPairs, requiredBits } from './field-marks.js';
import type { PlacedKey, TableMemory } from './table-memory.js';
import { minds, placesIn, ruleTable } from './tabled-rule.js';

/** What the tables add to as they are written: each of these is known to the module by its number. */
export interface Outsiders {
  readonly numbers: NumberLimits[];
  readonly rules: RulePlace[];
}

/** Writes the tables of kinds: what their lines must be, as the module reads it. */
export class KindTables {
  readonly #catalogue: Catalogue;
  readonly #memory: TableMemory;
  readonly #outsiders: Outsiders;
  /** The shared shapes that were written, without and with words that open lists lack. */
  readonly #shapes = [new Map<Shape, number>(), new Map<Shape, number>()] as const;
  readonly #unfinished = new Set<Shape>();
  /** The kind that is being written. */
  #kind = '';
  /** Whether another word than those of an open list gets a note and nothing else: no rule reads it. */
  #mayBeUnlisted = true;

  constructor(catalogue: Catalogue, memory: TableMemory, outsiders: Outsiders) {
    this.#catalogue = catalogue;
    this.#memory = memory;
    this.#outsiders = outsiders;
  }

  /** Writes the table of a kind, and gives its place; nothing if its lines are left to the parser. */
  write(kind: Kind): number | undefined {
    this.#kind = kind.name;
    const shape = isScanned(kind) ? this.#shape(kind.shape, 2) : undefined;
    return shape === undefined ? undefined : this.#memory.words([this.#catalogue.kinds.indexOf(kind), shape]);
  }

  /**
   * The place of a shape, but for the members that were met already; nothing if its objects are left to the
   * parser.
   */
  #shape(shape: Shape, met = 0): number | undefined {
    const isShared = met === 0;
    const shapes = this.#shapes[this.#mayBeUnlisted ? 1 : 0];
    const known = isShared ? shapes.get(shape) : undefined;
    if (known !== undefined) return known;
    // Members of any name, and objects that hold themselves, are left to the parser.
    if (shape.members || this.#unfinished.has(shape)) return undefined;
    this.#unfinished.add(shape);
    const place = this.#written(shape, Object.entries(shape.fields).slice(met));
    this.#unfinished.delete(shape);
    if (isShared && place !== undefined) shapes.set(shape, place);
    return place;
  }

  #written(shape: Shape, fields: readonly (readonly [string, Field])[]): number | undefined {
    const names = fields.map(([name]) => name);
    const pairs = localisedPairs(fields);
    const localised = pairs.length === 0 ? 0 : this.#memory.words([pairs.length / 2, ...pairs]);
    const [rules, looks] = this.#rules(shape, names);
    const mostFields = rules === 0 ? layout.mostFields : layout.mostRuled;
    const forbidden = shape.rules.filter(({ forbids, about }) => forbids && !Object.hasOwn(shape.fields, about));
    const members = [...fields, ...forbidden.map(({ about }) => [about, undefined] as const)];
    if (members.length > mostFields || localised === undefined || rules === undefined) return undefined;
    const mayBeUnlisted = this.#mayBeUnlisted;
    const written = members.flatMap(([name, field], index) => {
      const { ends, length, place } = this.#key(name);
      this.#mayBeUnlisted = mayBeUnlisted && !shape.rules.some((rule) => minds(rule, name));
      const [type, ...form] = field ? this.#form(field, layout.isKept) : leftToParser;
      const flag = looks.has(name) ? layout.isLookedAt : 0;
      const word = type | flag | (index << layout.numberShift) | (length << layout.lengthShift);
      return [...ends, word, ...form, 0, place];
    });
    this.#mayBeUnlisted = mayBeUnlisted;
    const head = [members.length, ...requiredBits(fields), localised, rules, 0];
    const place = this.#memory.words([...head, ...written, ...behindFields]);
    if (place !== undefined) this.#guess(place, members.length);
    return place;
  }

  /**
   * Initially, fields are expected in the game's order. A sentinel that never matches follows them, in case
   * there are none.
   */
  #guess(shape: number, count: number): void {
    const fieldAt = (index: number) => shape + layout.shapeFields + index * layout.fieldSize;
    this.#memory.change(shape + layout.shapeFirst, fieldAt(0));
    for (let index = 0; index < count; index++) {
      this.#memory.change(fieldAt(index) + layout.fieldNext, fieldAt((index + 1) % count));
    }
  }

  #key(name: string): PlacedKey {
    return (isPlain(name) ? this.#memory.key(`, "${name}":`) : undefined) ?? nowhere;
  }

  /**
   * The place of the rules, and the members whose places they want to know. 0 if there are none to be held;
   * nothing if one is about the time or the name of the event, which were read before.
   */
  #rules(shape: Shape, names: readonly string[]): readonly [place: number | undefined, looks: ReadonlySet<string>] {
    const numberOf = (rule: Rule) => this.#outsiders.rules.push(placeOf(this.#catalogue, this.#kind, shape, rule)) - 1;
    const tables = shape.rules.map((rule) => ruleTable(rule, shape, names, numberOf));
    const looks = new Set(shape.rules.flatMap((rule, index) => placesIn(tables[index] ?? [], rule, shape)));
    if (tables.includes(undefined)) return [undefined, looks];
    const written = tables.filter((table) => table !== undefined && table.length > 0);
    const words = [written.length, ...written.flatMap((table) => table ?? [])];
    return [written.length === 0 ? 0 : this.#memory.words(words), looks];
  }

  /** Lists and objects that are members are kept. */
  #form(field: Field, kept: number): TypeWords {
    const [type, ...more] = this.#type(field) ?? leftToParser;
    return [isStructure(field) ? type | kept : type, ...more];
  }

  /**
   * A type, what it wants to know, and what is taken for the value accepted last; nothing if such values are
   * left to the parser.
   */
  #type(field: Field): TypeWords | undefined {
    switch (field.type) {
      case 'string':
        return this.#text(field);
      case 'boolean':
        return [layout.isBoolean, 0, 0, 0];
      case 'integer':
      case 'number':
        return this.#number(field);
      case 'array': {
        const place = this.#memory.words(this.#form(field.element, 0));
        return place === undefined ? undefined : [layout.isList, place, field.length ?? -1, 0];
      }
      case 'object': {
        const place = this.#shape(field.shape);
        return place === undefined ? undefined : [layout.isObject, place, 0, 0];
      }
    }
  }

  #number(field: IntegerField | NumberField): TypeWords | undefined {
    const isInteger = field.type === 'integer';
    const { range } = field;
    const values = isInteger ? field.values?.list.map(({ value }) => value) : undefined;
    if (!range && !values)
      return [isInteger ? layout.isInteger : field.exponent ? layout.isScientific : layout.isNumber, 0, 0, 0];
    const type = isInteger ? layout.isLimitedInteger : field.exponent ? layout.isScientific : layout.isLimitedNumber;
    if (!range && values?.every((value) => Number.isInteger(value) && value >= 0 && value < beyond)) {
      const place = this.#memory.words([values.length, ...values]);
      return place === undefined ? undefined : [type, place, 0, 0];
    }
    const outside = this.#outsiders.numbers.push({ ...(range && { range }), ...(values && { values }) }) - 1;
    const isPlainRange = range && !values && Number.isInteger(range.min) && Number.isInteger(range.max);
    // The empty range from 1 to 0 makes the module call `numberHolds`.
    const [min, max] = isPlainRange ? [bounded(range.min), bounded(range.max)] : [1, 0];
    const place = this.#memory.words([min, max, outside]);
    return place === undefined ? undefined : [type, 0, place, 0];
  }

  #text(field: StringField): TypeWords | undefined {
    const { form, mayBeEmpty, utcTime } = field;
    const texts = acceptedTexts(field);
    if (texts) return this.#word(texts, this.#mayBeUnlisted && isOpenList(field) ? field : undefined);
    if (utcTime) return form ? undefined : [layout.isMoment, 0, 0, 0];
    if (form === undefined) return [layout.isText, 0, 0, 0];
    if (!internalForm.test(form) || !isPlain(form)) return this.#word(mayBeEmpty ? ['', form] : [form]);
    const place = this.#internal(form, mayBeEmpty);
    return place === undefined ? undefined : [layout.isInternal, place, 0, 0];
  }

  /** One of some words; if they are those of an open field, others of its form get a note. */
  #word(texts: readonly string[], open?: StringField): TypeWords | undefined {
    const set = this.#memory.set(texts.filter(isPlain));
    if (!set) return undefined;
    const form = open?.form;
    const isInternal = form !== undefined && internalForm.test(form) && isPlain(form);
    // A form that is just a text is among the words.
    if (!open || (form !== undefined && !isInternal)) return [layout.isWord, set.place, 0, set.one];
    const place = isInternal ? this.#internal(form, open.mayBeEmpty) : 0;
    return place === undefined ? undefined : [layout.isOpenWord, set.place, place, set.one];
  }

  #internal(form: string, mayBeEmpty = false): number | undefined {
    const [, start = '', what] = internalForm.exec(form) ?? [];
    const opening = this.#memory.word(start);
    return opening === undefined ? undefined : this.#memory.words([opening, Number(what === 'N'), Number(mayBeEmpty)]);
  }
}

/** A form: a type, what it wants to know, a limit, and what is taken for the value accepted last. */
type TypeWords = readonly [type: number, more: number, limit: number, last: number];

const leftToParser: TypeWords = [layout.isOther, 0, 0, 0];

/** The key of a field that is never found, such as one whose name needs an escape. */
const nowhere: PlacedKey = { ends: [0, 0, 0, 0], length: 0, place: 0 };

/** A field that is never found. */
const behindFields: readonly number[] = Array.from({ length: layout.fieldSize / 4 }, () => 0);

/** How a text in internal form begins, and whether a word or a number follows. */
const internalForm = /^(.*)([XN]);$/s;

/** The module reads integers of up to nine digits; anything beyond is checked outside. */
const beyond = 10 ** 9;

/** A bound the module can compare with; numbers beyond it are checked by `numberHolds`. */
function bounded(bound: number): number {
  return Math.min(Math.max(bound, -beyond), beyond);
}

function isStructure({ type }: Field): boolean {
  return type === 'array' || type === 'object';
}
