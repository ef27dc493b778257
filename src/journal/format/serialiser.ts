import { allShapes, type Catalogue } from '../../spec/catalogue.js';
import type { Field, Shape } from '../../spec/field.js';
import { isNumeric, writeByTable } from './by-table.js';
import { makeRoom, type Sink, writeAny, writeFixed, writeInteger, writeText } from './bytes.js';

/** Writes an object of one shape at a place of a sink, and gives the place behind it. */
export type WriteShape = (sink: Sink, at: number, object: object) => number;

/**
 * One function per shape of a catalogue, generated from its table: keys as ready bytes, numbers in the format of
 * their field, members in the game's order. An object that is not as the table has it goes the plain way.
 */
export function compileSerialisers(catalogue: Catalogue): ReadonlyMap<string, WriteShape> {
  const shapes = allShapes(catalogue).filter(({ fields, members }) => !members && Object.keys(fields).length > 0);
  const byTable = shapes.map(
    (shape): WriteShape =>
      (sink, at, object) =>
        writeByTable(sink, at, object, shape),
  );
  const scope = { makeRoom, writeText, writeInteger, writeFixed, writeAny, byTable };
  const functions = shapes.map((shape, index) => shapeSource(shape, index));
  const names = shapes.map(({ name }) => writerName(name));
  const source = `${functions.join('\n')}\nreturn [${names.join(', ')}];`;
  // oxlint-disable-next-line typescript/no-implied-eval -- the source is made of the table alone, never of input
  const writers = new Function(...Object.keys(scope), source)(...Object.values(scope)) as WriteShape[];
  return new Map(shapes.map(({ name }, index) => [name, writers[index] as WriteShape]));
}

function writerName(shape: string): string {
  return `write_${shape}`;
}

/** The first member is taken to be there; without it, or with a member unknown, the plain way is taken. */
function shapeSource(shape: Shape, index: number): string {
  const plainWay = `return byTable[${index}](sink, start, o);`;
  const members = Object.entries(shape.fields).map(([name, field], place) =>
    memberSource(name, field, place, plainWay),
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
  ${literal(' }')}
  return at;
}`;
}

function memberSource(name: string, field: Field, place: number, plainWay: string): string {
  const value = `v${place}`;
  const key = literal(`${place === 0 ? '{ ' : ', '}${JSON.stringify(name)}:`);
  const otherwise = place === 0 ? ` else ${plainWay}` : '';
  return `const ${value} = o[${JSON.stringify(name)}]; if (${value} !== undefined) { known++; ${key} ${valueSource(value, field)} }${otherwise}`;
}

/** Writing a value; what may have grown the buffer takes it anew. */
function valueSource(value: string, field: Field): string {
  const otherwise = `{ at = writeAny(sink, at, ${value}); b = sink.bytes; }`;
  switch (field.type) {
    case 'string':
      return `if (typeof ${value} === 'string') { at = writeText(sink, at, ${value}); b = sink.bytes; } else ${otherwise}`;
    case 'integer':
      return `if (typeof ${value} === 'number') at = writeInteger(sink, at, ${value}); else ${otherwise}`;
    case 'number':
      return `if (typeof ${value} === 'number') at = writeFixed(sink, at, ${value}, ${field.decimals}, ${10 ** field.decimals}); else ${otherwise}`;
    case 'boolean':
      return `if (${value} === true) { ${literal('true')} } else if (${value} === false) { ${literal('false')} } else ${otherwise}`;
    case 'array':
      return `if (Array.isArray(${value})) { ${elementsSource(value, field.element)} } else ${otherwise}`;
    case 'object':
      return `at = ${writerName(field.shape.name)}(sink, at, ${value}); b = sink.bytes;`;
  }
}

function elementsSource(list: string, element: Field): string {
  const [first, between, last] = isNumeric(element) ? ['[', ',', ']'] : ['[ ', ', ', ' ]'];
  const each = `${list}e`;
  return `if (${list}.length === 0) { ${literal('[  ]')} } else {
    ${literal(first)}
    for (let i = 0; i < ${list}.length; i++) {
      if (i > 0) { ${literal(between)} }
      makeRoom(sink, at, 0);
      b = sink.bytes;
      const ${each} = ${list}[i];
      ${valueSource(each, element)}
    }
    ${literal(last)}
  }`;
}

/** Stores of the bytes themselves, one by one: half as fast again as copying them. */
function literal(text: string): string {
  const bytes = [...Buffer.from(text)];
  return `${bytes.map((byte, index) => `b[at + ${index}] = ${byte};`).join(' ')} at += ${bytes.length};`;
}
