import type { ArrayField, Field, Fields, IntegerField, NumberField, Shape, StringField } from '../../spec/field.js';
import { acceptedTexts, isPlain, refused } from './accepted.js';
import { decide, readWord, standsAt } from './literal.js';
import { type Place, RuleSource } from './rule-source.js';
import type { Tape } from './tape.js';
import type { Tap } from './taps.js';
import { membersOf } from './verdict.js';

type Members = ReadonlyMap<string, Tap>;

const none: Members = new Map();

/** How many fields one number of 32 bits keeps account of. */
const bitsPerNumber = 30;

/**
 * The source of the functions that scan the objects of a table. Each takes `b`, the bytes, `v`, a view of them, and `p`,
 * the place where its object begins, and gives the place behind it or -1. In a function, `w` holds the four bytes that
 * stand at `p` where a name is expected, and nothing that could be a name where the object ends.
 *
 * The members are tried in the game's order, so that a name is usually found by one comparison; what comes out of order
 * is found by going round again.
 */
export class ScannerSource {
  readonly #tape: Tape;
  readonly #rules = new RuleSource();
  readonly #functions: string[] = [];
  readonly #shapes = new Map<Shape, string>();
  readonly #texts = new Map<string, string>();
  readonly #unfinished = new Set<Shape>();

  constructor(tape: Tape) {
    this.#tape = tape;
  }

  /** What the source refers to by name besides the functions for tokens and values. */
  get scope(): Readonly<Record<string, unknown>> {
    return this.#rules.scope;
  }

  get text(): string {
    return this.#functions.join('\n');
  }

  /** Scans what follows the members that were met already; gives the name of the function. */
  rest(shape: Shape, met: number, taps: Members): string {
    const fields = Object.fromEntries(Object.entries(shape.fields).slice(met));
    return this.#function(`${nextMember}\n${this.#members(shape, fields, taps)}`, 'let w = 0;');
  }

  /** Tells which of some texts stands in quotes at a place, as its number; -1 if none does. */
  oneOf(texts: readonly string[]): string {
    const choices = texts.flatMap((text, index) =>
      isPlain(text) ? [{ text: `"${text}"`, code: `return ${index};` }] : [],
    );
    return this.#function(`${decide(choices)}\nreturn -1;`, `const w = ${readWord};`);
  }

  #function(body: string, before = ''): string {
    const name = `f${this.#functions.length}`;
    this.#functions.push(`function ${name}(b, v, p) {\np |= 0;\n${before}\n${body}\n}`);
    return name;
  }

  #shape(shape: Shape, taps: Members): string {
    const known = taps === none ? this.#shapes.get(shape) : undefined;
    if (known !== undefined) return known;
    // Members of any name, and objects that hold themselves, are left to the parser.
    if (shape.members || this.#unfinished.has(shape)) return this.#function('return -1;');
    this.#unfinished.add(shape);
    const name = this.#function(`${openObject}\n${this.#members(shape, shape.fields, taps)}`, 'let w = 0;');
    this.#unfinished.delete(shape);
    if (taps === none) this.#shapes.set(shape, name);
    return name;
  }

  /** From the first name to behind the closing brace. */
  #members(shape: Shape, fields: Fields, taps: Members): string {
    const names = Object.keys(fields);
    const looksAt = new Set(shape.rules.flatMap((rule) => membersOf(rule, shape)));
    const placed = new Map(
      names.flatMap((name, index) =>
        looksAt.has(name) ? [[name, { start: `s${index}`, end: `e${index}`, value: `x${index}` }]] : [],
      ),
    );
    const rules = shape.rules.map((rule) => this.#rules.rule(rule, shape, (name) => placed.get(name)));
    const marks = Array.from({ length: Math.ceil(names.length / bitsPerNumber) }, (_, index) => `m${index}`);
    const places = [...placed.values()].flatMap(({ start, end }) => [start, end]);
    const numbers = ['q', ...marks, ...places].map((name) => `${name} = 0`);
    const members = names.map((name, index) =>
      this.#member(name, fields[name] as Field, index, placed.get(name), taps.get(name)),
    );
    return [
      `let ${numbers.join(', ')};`,
      ...[...placed.values()].map(({ value }) => `let ${value};`),
      'do {\nq = p;',
      ...members,
      '} while (w !== 0 && p !== q);',
      'if (w !== 0) return -1;',
      ...this.#required(fields),
      ...localised(names, fields),
      ...rules,
      'while (b[p] === 32) p = (p + 1) | 0;\nreturn b[p] === 125 ? (p + 1) | 0 : -1;',
    ].join('\n');
  }

  #member(name: string, field: Field, index: number, placed: Place | undefined, tap: Tap | undefined): string {
    if (!isPlain(name)) return '';
    const key = `${name}":`;
    const { mark, bit } = markOf(index);
    return `if (${standsAt(key)}) {
if ((${mark} & ${bit}) !== 0) return -1;
${mark} |= ${bit};
p = (p + ${Buffer.byteLength(key)}) | 0;
${placed ? `${placed.start} = p;` : ''}${this.#tapped(name, field, tap, placed?.value)}${placed ? `${placed.end} = p;` : ''}
${nextMember}
}`;
  }

  #required(fields: Fields): string[] {
    const wanted = new Map<string, number>();
    for (const [index, field] of Object.values(fields).entries()) {
      const { mark, bit } = markOf(index);
      if (!field.optional) wanted.set(mark, (wanted.get(mark) ?? 0) | bit);
    }
    return [...wanted].map(([mark, bits]) => `if ((${mark} & ${bits}) !== ${bits}) return -1;`);
  }

  /** A value, and a note of its place if it is wanted. */
  #tapped(name: string, field: Field, tap: Tap | undefined, known?: string): string {
    if (!tap) return this.#value(field, undefined, known);
    const named = this.#tape.numberOf(name);
    if (tap.wanted === 'all')
      return `{ const start = p; ${this.#value(field, undefined)} tape.value(${named}, start, p); }`;
    const opening = tap.wanted === 'members' ? 'openObject' : 'openArray';
    return `tape.${opening}(${named}); ${this.#value(field, tap)} tape.close();`;
  }

  #value(field: Field, tap: Tap | undefined, known?: string): string {
    switch (field.type) {
      case 'string':
        return this.#string(field);
      case 'integer':
      case 'number':
        return number(field, known);
      case 'boolean':
        return step('boolean(b, v, p)');
      case 'array':
        return step(`${this.#list(field, tap)}(b, v, p)`);
      case 'object':
        return step(`${this.#shape(field.shape, tap?.wanted === 'members' ? tap.members : none)}(b, v, p)`);
    }
  }

  #string(field: StringField): string {
    const texts = acceptedTexts(field);
    if (texts) return step(`${this.#listed(texts)}(b, v, p)`);
    if (field.moment) return field.form ? 'return -1;' : step('moment(b, v, p)');
    if (!field.form) return step('text(b, v, p)');
    return step(`${this.#form(field.form, field.mayBeEmpty === true)}(b, v, p)`);
  }

  #listed(texts: readonly string[]): string {
    const key = JSON.stringify(texts);
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const choices = texts.filter(isPlain).map((text) => ({
      text: `"${text}"`,
      code: `return p + ${Buffer.byteLength(text) + 2};`,
    }));
    const name = this.#function(
      `${decide(choices)}\nreturn -1;`,
      `if (b[p] === 32) p = (p + 1) | 0;\nconst w = ${readWord};`,
    );
    this.#texts.set(key, name);
    return name;
  }

  /** A text in internal form: what it begins with, then anything or a number, then a semicolon. */
  #form(form: string, mayBeEmpty: boolean): string {
    const word = /^(.*)([XN]);$/s.exec(form);
    if (!word || !isPlain(form)) return this.#listed(mayBeEmpty ? ['', form] : [form]);
    const key = `form ${form} ${mayBeEmpty}`;
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const [, start = '', what] = word;
    const opening = `"${start}`;
    const empty = mayBeEmpty ? 'if ((w & 0xffff) === 0x2222) return p + 2;' : '';
    const wrong = what === 'N' ? 'b[at] < 48 || b[at] > 57' : 'b[at] === 59';
    const name = this.#function(
      `${empty}
if (!(${standsAt(opening)})) return -1;
const end = text(b, v, p);
if (end < 0 || b[end - 2] !== 59) return -1;
let at = p + ${Buffer.byteLength(opening)};
if (at >= end - 2) return -1;
for (; at < end - 2; at++) if (${wrong}) return -1;
return end;`,
      `if (b[p] === 32) p = (p + 1) | 0;\nconst w = ${readWord};`,
    );
    this.#texts.set(key, name);
    return name;
  }

  #list({ element, length }: ArrayField, tap: Tap | undefined): string {
    const elementTap = tap?.wanted === 'elements' ? tap.element : undefined;
    return this.#function(`if (b[p] === 32) p = (p + 1) | 0;
if (b[p] !== 91) return -1;
p = (p + 1) | 0;
while (b[p] === 32) p = (p + 1) | 0;
if (b[p] === 93) return ${length === undefined || length === 0 ? '(p + 1) | 0' : '-1'};
let n = 0;
for (;;) {
${this.#tapped('', element, elementTap)}
n++;
if (b[p] === 44) { p = (p + 1) | 0; if (b[p] === 32) p = (p + 1) | 0; continue; }
while (b[p] === 32) p = (p + 1) | 0;
if (b[p] !== 93) return -1;
return ${length === undefined ? '(p + 1) | 0' : `n === ${length} ? (p + 1) | 0 : -1`};
}`);
  }
}

/** To the next name, in the spacing of the game or in none; at anything else the object ends. */
const nextMember = `w = ${readWord};
if ((w & 0xffffff) === 0x22202c) { p = (p + 3) | 0; w = ${readWord}; }
else if ((w & 0xffff) === 0x222c) { p = (p + 2) | 0; w = ${readWord}; }
else w = 0;`;

const openObject = `if (b[p] === 32) p = (p + 1) | 0;
if (b[p] !== 123) return -1;
p = (p + 1) | 0;
w = ${readWord};
if ((w & 0xffff) === 0x2220) { p = (p + 2) | 0; w = ${readWord}; }
else if ((w & 0xff) === 0x22) { p = (p + 1) | 0; w = ${readWord}; }
else w = 0;`;

function step(call: string): string {
  return `p = ${call} | 0; if (p < 0) return -1;`;
}

/** A number; where its value has to be known, it is kept for the rules in the variable that they look at. */
function number(field: IntegerField | NumberField, known?: string): string {
  const call = field.type === 'integer' ? 'integer(b, v, p)' : 'number(b, v, p)';
  const refusal = refused('n', field.type === 'integer' ? field : { ...(field.range && { range: field.range }) });
  if (refusal === '') return step(call);
  return `{ const from = p; ${step(call)} const n = shortNumber(b, from, p); if (${refusal}) return -1; ${known === undefined ? '' : `${known} = n;`} }`;
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
    const stands = `(${own.mark} & ${own.bit}) !== 0`;
    if (!names.includes(plain)) return [`if (${stands}) return -1;`];
    const other = markOf(names.indexOf(plain));
    return [`if (${stands} && (${other.mark} & ${other.bit}) === 0) return -1;`];
  });
}
