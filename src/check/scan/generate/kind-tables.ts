import type { Field, Shape, StringField } from '../../../interface/field.js';
import type { Kind } from '../../../interface/kind.js';
import type { Catalogue } from '../../../interface/kind-catalogue.js';
import { acceptedTexts, isOpenList, isPlain } from '../accepted-texts.js';
import { type WantedMembers, type WantedPart, wantedParts } from '../extraction-paths.js';
import { isScanned, membersOf, type NumberLimits, placeOf, type RulePlace } from '../made-scanner.js';
import { holds } from '../rule-answers.js';
import * as layout from '../scanner-memory.js';
import type { TableMemory } from './table-memory.js';

/** What the tables add to as they are written: each of these is known to the module by its number. */
export interface Outsiders {
  readonly members: string[];
  readonly numbers: NumberLimits[];
  readonly rules: RulePlace[];
}

type Parts = ReadonlyMap<string, WantedPart>;

const none: Parts = new Map();

/** Writes the tables of kinds that are not compiled. There are hundreds of them: compiled, they would be most of the module. */
export class KindTables {
  readonly #catalogue: Catalogue;
  readonly #wanted: WantedMembers;
  readonly #memory: TableMemory;
  readonly #outsiders: Outsiders;
  readonly #shapes = new Map<Shape, number>();
  readonly #unfinished = new Set<Shape>();
  /** The kind that is being written. */
  #kind = '';

  constructor(catalogue: Catalogue, wanted: WantedMembers, memory: TableMemory, outsiders: Outsiders) {
    this.#catalogue = catalogue;
    this.#wanted = wanted;
    this.#memory = memory;
    this.#outsiders = outsiders;
  }

  /** Writes the table of a kind, and gives its place; nothing if its lines are left to the parser. */
  write(kind: Kind): number | undefined {
    const parts = wantedParts(kind.shape, this.#wanted[kind.name] ?? []);
    this.#kind = kind.name;
    const shape = isScanned(kind) ? this.#shape(kind.shape, parts, 2) : undefined;
    return shape === undefined ? undefined : this.#memory.words([this.#catalogue.kinds.indexOf(kind), shape]);
  }

  /** The place of a shape, but for the members that were met already; nothing if its objects are left to the parser. */
  #shape(shape: Shape, parts: Parts, met = 0): number | undefined {
    const isShared = parts === none && met === 0;
    const known = isShared ? this.#shapes.get(shape) : undefined;
    if (known !== undefined) return known;
    // Members of any name, and objects that hold themselves, are left to the parser.
    if (shape.members || this.#unfinished.has(shape)) return undefined;
    this.#unfinished.add(shape);
    const place = this.#written(shape, Object.entries(shape.fields).slice(met), parts);
    this.#unfinished.delete(shape);
    if (isShared && place !== undefined) this.#shapes.set(shape, place);
    return place;
  }

  #written(shape: Shape, fields: readonly (readonly [string, Field])[], parts: Parts): number | undefined {
    const names = fields.map(([name]) => name);
    const localised = this.#memory.words(localisedPairs(names));
    const rules = shape.rules.length === 0 ? 0 : this.#rules(shape, names);
    if (fields.length > layout.mostFields || localised === undefined || rules === undefined) return undefined;
    const written = fields.flatMap(([name, field]) => [
      ...this.#key(name),
      ...this.#form(name, field, parts.get(name)),
    ]);
    return this.#memory.words([fields.length, ...requiredBits(fields), localised, rules, ...written]);
  }

  #key(name: string): readonly number[] {
    const key = isPlain(name) ? this.#memory.text(`${name}":`) : undefined;
    return key ? [key.place, key.length, key.start, key.mask] : neverFound;
  }

  #rules(shape: Shape, names: readonly string[]): number | undefined {
    const written = shape.rules.map((rule) => {
      const looksAt = membersOf(rule, shape);
      const number = this.#outsiders.rules.push(placeOf(this.#catalogue, this.#kind, shape, rule)) - 1;
      return [number, holds(rule, {}) ? 0 : 1, looksAt.length, ...looksAt.map((name) => names.indexOf(name))];
    });
    // A rule about the time or the name of the event, which were read before.
    if (written.some((numbers) => numbers.includes(-1))) return undefined;
    return this.#memory.words([written.length, ...written.flat()]);
  }

  #form(name: string, field: Field, part: WantedPart | undefined): readonly number[] {
    const type = this.#type(field, part) ?? [layout.isOther, 0, 0];
    return part ? [...type, partCodes[part.wanted], this.#numberOf(name)] : [...type, layout.partNone, 0];
  }

  /** A type and what it wants to know; nothing if such values are left to the parser. */
  #type(field: Field, part: WantedPart | undefined): readonly number[] | undefined {
    switch (field.type) {
      case 'string':
        return this.#text(field);
      case 'boolean':
        return [layout.isBoolean, 0, 0];
      case 'integer':
      case 'number': {
        const { range } = field;
        const values = field.type === 'integer' ? field.values?.list.map(({ value }) => value) : undefined;
        const limits = { ...(range && { range }), ...(values && { values }) };
        const limit = range || values ? this.#outsiders.numbers.push(limits) - 1 : -1;
        if (field.type === 'integer') return [layout.isInteger, 0, limit];
        return [field.exponent ? layout.isScientific : layout.isNumber, 0, limit];
      }
      case 'array': {
        const form = this.#form('', field.element, part?.wanted === 'elements' ? part.element : undefined);
        const place = this.#memory.words(form);
        return place === undefined ? undefined : [layout.isList, place, field.length ?? -1];
      }
      case 'object': {
        const place = this.#shape(field.shape, part?.wanted === 'members' ? part.members : none);
        return place === undefined ? undefined : [layout.isObject, place, 0];
      }
    }
  }

  #text(field: StringField): readonly number[] | undefined {
    const texts = acceptedTexts(field);
    if (texts) return this.#word(texts, isOpenList(field) && field.form === undefined);
    if (field.utcTime) return field.form ? undefined : [layout.isMoment, 0, 0];
    if (field.form === undefined) return [layout.isText, 0, 0];
    const [, start = '', what] = /^(.*)([XN]);$/s.exec(field.form) ?? [];
    if (what === undefined || !isPlain(field.form))
      return this.#word(field.mayBeEmpty ? ['', field.form] : [field.form]);
    const opening = this.#memory.word(start);
    if (opening === undefined) return undefined;
    return [what === 'N' ? layout.isNumbered : layout.isNamed, opening, field.mayBeEmpty ? 1 : 0];
  }

  #word(texts: readonly string[], isOpen = false): readonly number[] | undefined {
    const place = this.#memory.set(texts.filter(isPlain));
    return place === undefined ? undefined : [layout.isWord, place, Number(isOpen)];
  }

  #numberOf(name: string): number {
    const { members } = this.#outsiders;
    const known = members.indexOf(name);
    return known < 0 ? members.push(name) - 1 : known;
  }
}

/** The key of a field whose name needs an escape: no four bytes are like that. */
const neverFound: readonly number[] = [0, 0, 1, 0];

const partCodes = {
  all: layout.partWhole,
  members: layout.partMembers,
  elements: layout.partElements,
} as const;

/** Four words, with a bit for each field that must be there. */
function requiredBits(fields: readonly (readonly [string, Field])[]): number[] {
  const words = [0, 0, 0, 0];
  for (const [index, [, field]] of fields.entries()) {
    if (!field.optional) words[index >> 5] = (words[index >> 5] as number) | (1 << (index & 31));
  }
  return words;
}

/** How many localised members there are, then the number of each and that of the plain one it stands beside. */
function localisedPairs(names: readonly string[]): number[] {
  const pairs = names.flatMap((name, index) => {
    const plain = /^(.+)_Localised$/s.exec(name)?.[1];
    return plain === undefined ? [] : [index, names.indexOf(plain)];
  });
  return [pairs.length / 2, ...pairs];
}
