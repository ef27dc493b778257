import { BodyCompiler } from './body.js';
import { ModuleBytes, type } from './encode.js';
import type { Source } from './source.js';

/** A function that is given from outside: its name, and how many numbers it takes. */
export type Imported = readonly [name: string, parameters: number];

const magic = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
const section = { types: 1, imports: 2, functions: 3, exports: 7, code: 10 } as const;
const aFunction = 0x00;
const aMemory = 0x02;

/** A WebAssembly module that takes its memory and some functions from outside, and gives out some of its own. */
export function moduleBytes(
  imported: readonly Imported[],
  sources: readonly Source[],
  exported: readonly string[],
): Uint8Array {
  const names = [...imported.map(([name]) => name), ...sources.map(({ name }) => name)];
  const numbers = new Map(names.map((name, index) => [name, index]));
  const code = new ModuleBytes();
  const list = <T>(id: number, entries: readonly T[], write: (entry: T) => void) => {
    code.byte(id);
    code.sized(() => {
      code.unsigned(entries.length);
      for (const entry of entries) write(entry);
    });
  };
  code.bytes(magic);
  // A type for each number of parameters: integers in, an integer out.
  const most = Math.max(...imported.map(([, count]) => count), ...sources.map(({ parameters }) => parameters.length));
  list(section.types, [...Array(most + 1).keys()], (count) => {
    code.instruction(type.function, count);
    for (let parameter = 0; parameter < count; parameter++) code.byte(type.i32);
    code.bytes([1, type.i32]);
  });
  list(section.imports, [['memory', -1] as const, ...imported], ([name, count]) => {
    code.text('outside');
    code.text(name);
    code.bytes(count < 0 ? [aMemory, 0, 1] : [aFunction, count]);
  });
  list(section.functions, sources, ({ parameters }) => code.unsigned(parameters.length));
  list(section.exports, exported, (name) => {
    code.text(name);
    code.instruction(aFunction, numbers.get(name) ?? -1);
  });
  list(section.code, sources, (source) => code.sized(() => new BodyCompiler(code, source, numbers).compile()));
  return code.written();
}
