import type { Catalogue } from '../../../interface/kind-catalogue.js';
import { type Compiled, functionsOf, makeMemory, pageSize } from '../../../journal/web-assembly.js';
import type { MadeScanner } from '../made-scanner.js';
import * as layout from '../scanner-memory-table.js';
import { compileAssembly, type Optimisation } from './assembly-compiler.js';
import { KindTables } from './kind-tables.js';
import { TableMemory } from './table-memory.js';

/**
 * Exported only to keep them from being inlined: engines take many times as long to compile one large
 * function.
 */
const apart = `export { hasPlain } from './assembly/tabled-objects';
export { holdRules } from './assembly/tabled-rules';`;

/** Exports of the module. */
const source = `export { line, lines, recordLine } from './assembly/lines';
export { addWord } from './assembly/word-sets';
${apart}`;

/** Compiles the module, which is the same for all tables; `folder` is `src/check/scan`. */
export function compileScanner(folder: string, level?: Optimisation): Promise<Uint8Array> {
  return compileAssembly(source, folder, level, Math.floor(layout.text / pageSize));
}

/** Makes the scanner of a table. */
export function makeScanner(catalogue: Catalogue, code: Uint8Array): MadeScanner {
  const outsiders = { numbers: [], rules: [] };
  const memory = makeMemory(layout.text / pageSize);
  const { addWord } = functionsOf(code, { memory, ...noImports });
  const tableMemory = new TableMemory(memory, addWord as Compiled);
  const tables = new KindTables(catalogue, tableMemory, outsiders);
  return {
    ...outsiders,
    kinds: catalogue.kinds.map((kind) => [kind.name, tables.write(kind) ?? -1] as const),
    tables: Buffer.from(tableMemory.written()).toString('base64'),
  };
}

/** Adding words to sets calls none of the imports. */
const noImports = { numberHolds: () => 0, ruleHolds: () => 0, kindTable: () => 0, unlistedWord: () => 0 };
