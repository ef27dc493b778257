import type { Field, Shape } from '../../interface/field.js';
import { allShapes, type Catalogue } from '../../interface/kind-catalogue.js';
import { isNumeric, writeByTable } from './write-by-table.js';
import {
  makeRoom,
  readyText,
  type Spacing,
  spacingOf,
  type WriteShape,
  writeAny,
  writeFixed,
  writeGeneral,
  writeInteger,
  writeReady,
  writeRounded,
  writeText,
} from './write-values.js';

/**
 * One function per shape of a catalogue, generated from its table: keys as ready bytes, numbers in the format of
 * their field, members in the game's order. An object that is not as the table has it goes the plain way.
 */
export function compileSerialisers(catalogue: Pick<Catalogue, 'kinds'>): ReadonlyMap<string, WriteShape> {
  const shapes = allShapes(catalogue).filter(isTabled);
  const source = new SerialiserSource();
  const functions = shapes.map((shape, index) => source.shape(shape, index));
  const byTable = shapes.map(
    (shape): WriteShape =>
      (sink, at, object) =>
        writeByTable(sink, at, object, shape),
  );
  const scope = {
    makeRoom,
    writeText,
    writeInteger,
    writeFixed,
    writeRounded,
    writeGeneral,
    writeAny,
    writeReady,
    byTable,
    ready: source.ready,
  };
  const names = shapes.map(({ name }) => writerName(name));
  const body = `'use strict';\n${functions.join('\n')}\nreturn [${names.join(', ')}];`;
  // oxlint-disable-next-line typescript/no-implied-eval -- the source is made of the table alone, never of input
  const writers = new Function(...Object.keys(scope), body)(...Object.values(scope)) as WriteShape[];
  return new Map(shapes.map(({ name }, index) => [name, writers[index] as WriteShape]));
}

/** Whether the table of a shape says what its members are. */
export function isTabled({ fields, members }: Shape): boolean {
  return !members && Object.keys(fields).length > 0;
}

function writerName(shape: string): string {
  return `write_${shape}`;
}

/** The source of the generated functions. In it, `o` is the object, `at` the place to write at, `b` the bytes. */
class SerialiserSource {
  /** Texts of more than a few bytes, which are written eight bytes at a time. */
  readonly ready: Float64Array[] = [];

  /** The first member is taken to be there; without it, or with a member unknown, the plain way is taken. */
  shape(shape: Shape, index: number): string {
    const plainWay = `return byTable[${index}](sink, start, o);`;
    const spacing = spacingOf(shape);
    const members = Object.entries(shape.fields).map(([name, field], place) =>
      this.#member(name, field, place, plainWay, spacing),
    );
    return `function ${writerName(shape.name)}(sink, at, o) {
  if (o === null || typeof o !== 'object' || Array.isArray(o)) return writeAny(sink, at, o);
  const start = at;
  let known = 0;
  makeRoom(sink, at, 0);
  let b = sink.bytes;
  ${members.join('\n  ')}
  let own = 0;
  for (const name in o) own++;
  if (own !== known) ${plainWay}
  ${this.#literal(spacing.last)}
  return at;
}`;
  }

  #member(name: string, field: Field, place: number, plainWay: string, { first, between }: Spacing): string {
    const value = `v${place}`;
    const key = this.#literal(`${place === 0 ? first : between}${JSON.stringify(name)}:`);
    const otherwise = place === 0 ? ` else ${plainWay}` : '';
    return `const ${value} = o[${JSON.stringify(name)}]; if (${value} !== undefined) { known++; ${key} ${this.#value(value, field)} }${otherwise}`;
  }

  /** Writing a value; what may have grown the buffer takes it anew. */
  #value(value: string, field: Field): string {
    const otherwise = `{ at = writeAny(sink, at, ${value}); b = sink.bytes; }`;
    switch (field.type) {
      case 'string':
        return `if (typeof ${value} === 'string') { at = writeText(sink, at, ${value}); b = sink.bytes; } else ${otherwise}`;
      case 'integer':
        return `if (typeof ${value} === 'number') { at = writeInteger(sink, at, ${value}); b = sink.bytes; } else ${otherwise}`;
      case 'number':
        if (field.digits !== undefined) {
          const write = field.exponent ? 'writeGeneral' : 'writeRounded';
          return `if (typeof ${value} === 'number') { at = ${write}(sink, at, ${value}, ${field.digits}); b = sink.bytes; } else ${otherwise}`;
        }
        return `if (typeof ${value} === 'number') { at = writeFixed(sink, at, ${value}, ${field.decimals}, ${10 ** field.decimals}); b = sink.bytes; } else ${otherwise}`;
      case 'boolean':
        return `if (${value} === true) { ${this.#literal('true')} } else if (${value} === false) { ${this.#literal('false')} } else ${otherwise}`;
      case 'array':
        return `if (Array.isArray(${value})) { ${this.#elements(value, field.element)} } else ${otherwise}`;
      case 'object':
        return `at = ${writerName(field.shape.name)}(sink, at, ${value}); b = sink.bytes;`;
    }
  }

  #elements(list: string, element: Field): string {
    const [first, between, last] = isNumeric(element) ? ['[', ',', ']'] : ['[ ', ', ', ' ]'];
    const each = `${list}e`;
    return `if (${list}.length === 0) { ${this.#literal('[  ]')} } else {
    ${this.#literal(first)}
    for (let i = 0; i < ${list}.length; i++) {
      if (i > 0) { ${this.#literal(between)} }
      makeRoom(sink, at, 0);
      b = sink.bytes;
      const ${each} = ${list}[i];
      ${this.#value(each, element)}
    }
    ${this.#literal(last)}
  }`;
  }

  #literal(text: string): string {
    if (text.length > 4)
      return `writeReady(sink, at, ready[${this.ready.push(readyText(text)) - 1}]); at += ${text.length};`;
    const bytes = Array.from(text, (character) => character.charCodeAt(0));
    return `${bytes.map((byte, index) => `b[at + ${index}] = ${byte};`).join(' ')} at += ${bytes.length};`;
  }
}
