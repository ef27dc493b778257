import type { Catalogue } from '../../../interface/kind-catalogue.js';
import type { WantedMembers } from '../extraction-paths.js';
import type { MadeScanner } from '../made-scanner.js';
import { compileAssembly, type Optimisation } from './assembly-compiler.js';
import { scannerSource } from './scanner-source.js';

/** Makes the scanner of a table; `folder` is `src/check/scan`, where the parts stand that all tables share. */
export async function makeScanner(
  catalogue: Catalogue,
  wanted: WantedMembers,
  folder: string,
  level?: Optimisation,
): Promise<MadeScanner> {
  const { text, ...source } = scannerSource(catalogue, wanted);
  const code = await compileAssembly(text, folder, level);
  return { code: Buffer.from(code).toString('base64'), ...source };
}
