import type { Catalogue } from '../../../interface/kind-catalogue.js';
import { type Compiled, functionsOf, makeMemory, pageSize } from '../../../journal/web-assembly.js';
import type { WantedMembers } from '../extraction-paths.js';
import type { KindTests } from '../line-tests.js';
import type { MadeScanner } from '../made-scanner.js';
import * as layout from '../scanner-memory.js';
import { compileAssembly, type Optimisation } from './assembly-compiler.js';
import { KindTables } from './kind-tables.js';
import { TableMemory } from './table-memory.js';

/** Nobody calls these from outside. Because somebody might, they are compiled by themselves: an engine takes many times as long for all in one. */
const apart = `export { hasPlain } from './assembly/tabled-objects';
export { holdRules } from './assembly/tabled-rules';`;

/** What the module lets others call. */
const source = `export { line, lines } from './assembly/lines';
export { breakIn } from './assembly/broken-lines';
export { elementsAt } from './assembly/elements';
export { addRow } from './assembly/written-rows';
export { addWord } from './assembly/word-sets';
${apart}`;

/** Compiles the module, which is the same for all tables; `folder` is `src/check/scan`. */
export function compileScanner(folder: string, level?: Optimisation): Promise<Uint8Array> {
  return compileAssembly(source, folder, level, Math.floor(layout.text / pageSize));
}

/** Makes the scanner of a table. */
export function makeScanner(
  catalogue: Catalogue,
  wanted: WantedMembers,
  code: Uint8Array,
  tests: KindTests = {},
): MadeScanner {
  const outsiders = { numbers: [], rules: [] };
  const memory = makeMemory(layout.text / pageSize);
  const { addWord } = functionsOf(code, { memory, ...nobodyOutside });
  const tableMemory = new TableMemory(memory, addWord as Compiled);
  const tables = new KindTables(catalogue, { wanted, tests }, tableMemory, outsiders);
  return {
    ...outsiders,
    kinds: catalogue.kinds.map((kind) => [kind.name, tables.write(kind) ?? -1] as const),
    tables: Buffer.from(tableMemory.written()).toString('base64'),
  };
}

/** Words are put into sets without asking anybody. */
const nobodyOutside = { numberHolds: () => 0, ruleHolds: () => 0, kindTable: () => 0, learn: () => -1 };
