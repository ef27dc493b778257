import type {
  ArrayField,
  Field,
  Fields,
  IntegerField,
  NumberField,
  Shape,
  StringField,
} from '../../../interface/field.js';
import type { Kind } from '../../../interface/kind.js';
import type { Catalogue } from '../../../interface/kind-catalogue.js';
import { isPlain } from '../accepted-texts.js';
import { endOfPart } from '../extraction.js';
import type { WantedPart } from '../extraction-paths.js';
import { membersOf } from '../made-scanner.js';
import * as layout from '../scanner-memory.js';
import { GeneratedFunctions } from './generated-functions.js';
import { NumberSource } from './number-source.js';
import { type Place, RuleSource } from './rule-source.js';
import { lengthOf, standsAt } from './text-match.js';
import { TextSource } from './text-source.js';

type Parts = ReadonlyMap<string, WantedPart>;

const none: Parts = new Map();

/** How many fields one number of 32 bits keeps account of. */
const bitsPerNumber = 30;

/**
 * The functions that scan the objects of a table. In each, `p` is the place behind what was scanned, and `n` the place
 * where the name of a member stands, or 0 where the object ends.
 *
 * The members are tried in the game's order, so that a name is usually found by one comparison; what comes out of order
 * is found by going round again.
 */
export class ShapeSource {
  readonly functions = new GeneratedFunctions();
  readonly texts = new TextSource(this.functions);
  readonly numbers = new NumberSource();
  readonly rules: RuleSource;
  /** The names of the members that are extracted, by their number in the source text. */
  readonly extracted: string[] = [];
  readonly #shapes = new Map<Shape, string>();
  readonly #unfinished = new Set<Shape>();

  constructor(catalogue: Catalogue) {
    this.rules = new RuleSource(catalogue);
  }

  /** Scans what follows the members that were met already; gives the name of the function. */
  rest({ name, shape }: Kind, met: number, parts: Parts): string {
    this.rules.kind = name;
    const fields = Object.fromEntries(Object.entries(shape.fields).slice(met));
    return this.functions.add(`let n = Next.name(p);\n${this.#members(shape, fields, parts)}`);
  }

  #shape(shape: Shape, parts: Parts): string {
    const known = parts === none ? this.#shapes.get(shape) : undefined;
    if (known !== undefined) return known;
    // Members of any name, and objects that hold themselves, are left to the parser.
    if (shape.members || this.#unfinished.has(shape)) return this.functions.add('return -1;');
    this.#unfinished.add(shape);
    const name = this.functions.add(`${openObject}\n${this.#members(shape, shape.fields, parts)}`);
    this.#unfinished.delete(shape);
    if (parts === none) this.#shapes.set(shape, name);
    return name;
  }

  /** From the first name to behind the closing brace. */
  #members(shape: Shape, fields: Fields, parts: Parts): string {
    const names = Object.keys(fields);
    const looksAt = new Set(shape.rules.flatMap((rule) => membersOf(rule, shape)));
    const placed = new Map(
      names.flatMap((name, index) =>
        looksAt.has(name) ? [[name, { start: `s${index}`, end: `e${index}`, count: `c${index}` }]] : [],
      ),
    );
    const rules = shape.rules.map((rule) => this.rules.rule(rule, shape, (name) => placed.get(name)));
    const marks = Array.from({ length: Math.ceil(names.length / bitsPerNumber) }, (_, index) => `m${index}`);
    const places = [...placed.values()].flatMap(({ start, end, count }) => [start, end, count]);
    const members = names.map((name, index) =>
      this.#member(name, fields[name] as Field, index, placed.get(name), parts.get(name)),
    );
    return [
      `let ${['q', 'others', ...marks, ...places].map((name) => `${name} = 0`).join(', ')};`,
      'while (true) {',
      'do {\nq = n;',
      ...members,
      '} while (n && n !== q);',
      'if (!n) break;',
      'if (others === 0) others = newObject();',
      `p = unknownMember(n, others); if (p < 0) return -1;`,
      'n = Next.name(p);\n}',
      ...required(fields),
      ...localised(names, fields),
      ...rules,
      'while (Bytes.at(p) === 0x20) p += 1;',
      'return Bytes.at(p) === 0x7d ? p + 1 : -1;',
    ].join('\n');
  }

  /** Where the name of this member stands at `n`: scans its value, and goes on to the name of the next. A name that stands twice fails. */
  #member(name: string, field: Field, index: number, placed: Place | undefined, part: WantedPart | undefined): string {
    if (!isPlain(name)) return '';
    const key = `${name}":`;
    const { mark, bit } = markOf(index);
    return [
      `if (${standsAt('n', key)}) {`,
      `if (${mark} & ${bit}) return -1;`,
      `${mark} |= ${bit};`,
      `p = n + ${lengthOf(key)};`,
      placed ? `${placed.start} = p;` : '',
      this.#extracted(name, field, part, index + 1),
      placed ? `${placed.end} = p;` : '',
      placed && field.type === 'array' ? `${placed.count} = Bytes.four(${layout.count});` : '',
      'n = Next.name(p);',
      '}',
    ].join('\n');
  }

  /** A value, and a note of its place if it is wanted. */
  #extracted(name: string, field: Field, part: WantedPart | undefined, member?: number): string {
    if (!part) return this.#value(field, undefined, member);
    const number = this.#numberOf(name);
    if (part.wanted === 'all')
      return `const from = p; ${this.#value(field, undefined, member)} ${note(number, 'from', 'p')}`;
    const opening = note(number, '0', part.wanted === 'members' ? '0' : '1');
    return `${opening} ${this.#value(field, part, member)} ${note(endOfPart, '0', '0')}`;
  }

  #numberOf(name: string): number {
    const known = this.extracted.indexOf(name);
    return known < 0 ? this.extracted.push(name) - 1 : known;
  }

  /** A value; that of a member, whose number is given, else an element of a list. */
  #value(field: Field, part: WantedPart | undefined, member: number | undefined): string {
    switch (field.type) {
      case 'string':
        return this.#text(field, member);
      case 'integer':
      case 'number':
        return this.#number(field);
      case 'boolean':
        return scan('boolean');
      case 'array':
        return below(member, this.#list(field, part));
      case 'object':
        return below(member, this.#shape(field.shape, part?.wanted === 'members' ? part.members : none));
    }
  }

  /** A text; one that an open list lacks is remarked on. */
  #text(field: StringField, member: number | undefined): string {
    const unlisted = this.texts.unlisted(field);
    const scanned = this.texts.field(field);
    if (unlisted === undefined) return scan(scanned);
    const path = member === undefined ? 'At.path' : `At.member(${member})`;
    return `const start = p; p = ${scanned}(p); if (p < 0) { p = unlisted(start, ${unlisted}(start), ${path}); if (p < 0) return -1; }`;
  }

  #number(field: IntegerField | NumberField): string {
    const test = this.numbers.test(field, 'start', 'p');
    return test === '' ? scan(field.type) : `const start = p; ${scan(field.type)} ${test}`;
  }

  #list({ element, length }: ArrayField, part: WantedPart | undefined): string {
    const elementPart = part?.wanted === 'elements' ? part.element : undefined;
    const done = (count: string) => `{ store<i32>(${layout.count}, ${count}); return p + 1; }`;
    return this.functions.add(`let n = 0;
if (Bytes.at(p) === 0x20) p += 1;
if (Bytes.at(p) !== 0x5b) return -1;
p += 1;
while (Bytes.at(p) === 0x20) p += 1;
if (Bytes.at(p) === 0x5d) ${length === undefined || length === 0 ? done('0') : 'return -1;'}
while (true) {
${this.#extracted('', element, elementPart)}
n += 1;
if (Bytes.at(p) === 0x2c) { p += 1; if (Bytes.at(p) === 0x20) p += 1; continue; }
while (Bytes.at(p) === 0x20) p += 1;
if (Bytes.at(p) !== 0x5d${length === undefined ? '' : ` || n !== ${length}`}) return -1;
${done('n')}
}`);
  }
}

const openObject = `let n = 0;
if (Bytes.at(p) === 0x20) p += 1;
if (Bytes.at(p) !== 0x7b) return -1;
p += 1;
if (Bytes.at(p) === 0x20 && Bytes.at(p + 1) === 0x22) n = p + 2;
else if (Bytes.at(p) === 0x22) n = p + 1;`;

function scan(scanning: string): string {
  return `p = ${scanning}(p); if (p < 0) return -1;`;
}

/** What is below a member has a longer path. */
function below(member: number | undefined, scanning: string): string {
  if (member === undefined) return scan(scanning);
  return `const path = At.path; At.path = At.member(${member}); ${scan(scanning)} At.path = path;`;
}

function note(name: number, start: string, end: string): string {
  return `if (!note(${name}, ${start}, ${end})) return -1;`;
}

function required(fields: Fields): string[] {
  const wanted = new Map<string, number>();
  for (const [index, field] of Object.values(fields).entries()) {
    const { mark, bit } = markOf(index);
    if (!field.optional) wanted.set(mark, (wanted.get(mark) ?? 0) | bit);
  }
  return [...wanted].map(([mark, bits]) => `if ((${mark} & ${bits}) !== ${bits}) return -1;`);
}

function markOf(index: number): { mark: string; bit: number } {
  return { mark: `m${Math.floor(index / bitsPerNumber)}`, bit: 1 << (index % bitsPerNumber) };
}

/** A localised member stands only beside its plain one. */
function localised(names: readonly string[], fields: Fields): string[] {
  return names.flatMap((name, index) => {
    const plain = /^(.+)_Localised$/.exec(name)?.[1];
    if (plain === undefined || (Object.hasOwn(fields, plain) && !fields[plain]?.optional)) return [];
    const own = markOf(index);
    const stands = `(${own.mark} & ${own.bit})`;
    if (!names.includes(plain)) return [`if ${stands} return -1;`];
    const other = markOf(names.indexOf(plain));
    return [`if (${stands} && (${other.mark} & ${other.bit}) === 0) return -1;`];
  });
}
