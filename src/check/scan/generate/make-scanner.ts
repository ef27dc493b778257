import type { Catalogue } from '../../../interface/kind-catalogue.js';
import type { WantedMembers } from '../extraction-paths.js';
import type { MadeScanner } from '../made-scanner.js';
import * as layout from '../scanner-memory.js';
import { type Compiled, functionsOf, makeMemory, pageSize } from '../web-assembly.js';
import { compileAssembly, type Optimisation } from './assembly-compiler.js';
import { KindTables } from './kind-tables.js';
import { scannerSource } from './scanner-source.js';
import { TableMemory } from './table-memory.js';

/** Makes the scanner of a table; `folder` is `src/check/scan`, where the parts stand that all tables share. */
export async function makeScanner(
  catalogue: Catalogue,
  wanted: WantedMembers,
  folder: string,
  level?: Optimisation,
): Promise<MadeScanner> {
  const { text, ...source } = scannerSource(catalogue, wanted);
  const code = await compileAssembly(text, folder, level);
  const outsiders = { members: [...source.members], numbers: [...source.numbers], rules: [...source.rules] };
  const memory = makeMemory(layout.text / pageSize);
  const { addWord } = functionsOf(code, { memory, ...nobodyOutside });
  const tableMemory = new TableMemory(memory, addWord as Compiled);
  const tables = new KindTables(catalogue, wanted, tableMemory, outsiders);
  const others = catalogue.kinds.slice(source.kinds.length);
  return {
    code: Buffer.from(code).toString('base64'),
    kinds: source.kinds,
    ...outsiders,
    tabled: others.map((kind) => [kind.name, tables.write(kind) ?? -1] as const),
    tables: Buffer.from(tableMemory.written()).toString('base64'),
  };
}

/** Words are put into sets without asking anybody. */
const nobodyOutside = { numberHolds: () => 0, ruleHolds: () => 0, kindTable: () => 0, learn: () => -1 };
