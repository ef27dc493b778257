import type { ArrayField, Field, Fields, IntegerField, NumberField, Shape } from '../../../interface/field.js';
import { type Extraction, endOfPart } from '../extraction.js';
import { quoted } from '../machine/byte-text.js';
import { membersOf } from '../rule-verdicts.js';
import { layout } from '../scanner-memory.js';
import { isPlain } from './accepted-texts.js';
import type { WantedPart } from './extraction-paths.js';
import { Functions } from './generated-functions.js';
import { NumberSource } from './number-source.js';
import { type Place, RuleSource } from './rule-source.js';
import { TextSource } from './text-source.js';

type Members = ReadonlyMap<string, WantedPart>;

const none: Members = new Map();

/** How many fields one number of 32 bits keeps account of. */
const bitsPerNumber = 30;

/**
 * The functions that scan the objects of a table. In each, `p` is the place behind what was scanned, and `n` the place
 * where the name of a member stands, or 0 where the object ends.
 *
 * The members are tried in the game's order, so that a name is usually found by one comparison; what comes out of order
 * is found by going round again.
 */
export class ScannerSource {
  readonly functions = new Functions();
  readonly texts = new TextSource(this.functions);
  readonly numbers = new NumberSource();
  readonly rules = new RuleSource();
  readonly #extraction: Extraction;
  readonly #shapes = new Map<Shape, string>();
  readonly #unfinished = new Set<Shape>();

  constructor(extraction: Extraction) {
    this.#extraction = extraction;
  }

  /** Scans what follows the members that were met already; gives the name of the function. */
  rest(shape: Shape, met: number, parts: Members): string {
    const fields = Object.fromEntries(Object.entries(shape.fields).slice(met));
    return this.functions.add(`let n = ${next};\n${this.#members(shape, fields, parts)}`);
  }

  #shape(shape: Shape, parts: Members): string {
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
  #members(shape: Shape, fields: Fields, parts: Members): string {
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
    const numbers = ['q', 'from', ...marks, ...places];
    const members = names.map((name, index) =>
      this.#member(name, fields[name] as Field, index, placed.get(name), parts.get(name)),
    );
    return [
      `let ${numbers.join(', ')};`,
      'do {\nq = n;',
      ...members,
      '} while (n && n !== q);',
      'if (n) return -1;',
      ...required(fields),
      ...localised(names, fields),
      ...rules,
      'while (byte(p) === 32) p += 1;\nreturn byte(p) === 125 ? p + 1 : -1;',
    ].join('\n');
  }

  #member(name: string, field: Field, index: number, placed: Place | undefined, part: WantedPart | undefined): string {
    if (!isPlain(name)) return '';
    const key = `${name}":`;
    const { mark, bit } = markOf(index);
    const count = placed && field.type === 'array' ? `${placed.count} = word(${layout.count});` : '';
    return `member ${mark} ${bit} ${quoted(key)} {
${placed ? `${placed.start} = p;` : ''}
${this.#extracted(name, field, part)}
${placed ? `${placed.end} = p;` : ''} ${count}
}`;
  }

  /** A value, and a note of its place if it is wanted. */
  #extracted(name: string, field: Field, part: WantedPart | undefined): string {
    if (!part) return this.#value(field, undefined);
    const named = this.#extraction.numberOf(name);
    if (part.wanted === 'all') return `from = p; ${this.#value(field, undefined)} ${note(named, 'from', 'p')}`;
    const opening = note(named, '0', part.wanted === 'members' ? '0' : '1');
    return `${opening} ${this.#value(field, part)} ${note(endOfPart, '0', '0')}`;
  }

  #value(field: Field, part: WantedPart | undefined): string {
    switch (field.type) {
      case 'string':
        return step(this.texts.field(field));
      case 'integer':
      case 'number':
        return this.#number(field);
      case 'boolean':
        return step('boolean');
      case 'array':
        return step(this.#list(field, part));
      case 'object':
        return step(this.#shape(field.shape, part?.wanted === 'members' ? part.members : none));
    }
  }

  #number(field: IntegerField | NumberField): string {
    const test = this.numbers.test(field, 'start', 'p');
    return `${test === '' ? '' : 'let start = p;'} ${step(field.type)} ${test}`;
  }

  #list({ element, length }: ArrayField, part: WantedPart | undefined): string {
    const elementPart = part?.wanted === 'elements' ? part.element : undefined;
    const done = (count: string) => `{ setWord(${layout.count}, ${count}); return p + 1; }`;
    return this.functions.add(`let n = 0, from = 0;
if (byte(p) === 32) p += 1;
if (byte(p) !== 91) return -1;
p += 1;
while (byte(p) === 32) p += 1;
if (byte(p) === 93) ${length === undefined || length === 0 ? done('0') : 'return -1;'}
for (;;) {
${this.#extracted('', element, elementPart)}
n += 1;
if (byte(p) === 44) { p += 1; if (byte(p) === 32) p += 1; continue; }
while (byte(p) === 32) p += 1;
if (byte(p) !== 93${length === undefined ? '' : ` || n !== ${length}`}) return -1;
${done('n')}
}`);
  }
}

/** The place of the next name, in the spacing of the game or in none; 0 where the object ends. */
const next = `(word(p) & 0xffffff) === 0x22202c ? p + 3 : (word(p) & 0xffff) === 0x222c ? p + 2 : 0`;

const openObject = `let n = 0;
if (byte(p) === 32) p += 1;
if (byte(p) !== 123) return -1;
p += 1;
if (byte(p) === 32 && byte(p + 1) === 34) n = p + 2;
else if (byte(p) === 34) n = p + 1;`;

function step(scan: string): string {
  return `scan ${scan};`;
}

function note(name: number, start: string, stop: string): string {
  return `if (note(${name}, ${start}, ${stop}) < 0) return -1;`;
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
