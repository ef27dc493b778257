import path from 'node:path';
import { compileScanner, makeScanner } from '../../src/check/scan/generate/make-scanner.js';
import { LineScanner } from '../../src/check/scan/line-scanner.js';
import type { MadeScanner } from '../../src/check/scan/made-scanner.js';
import type { Scanner } from '../../src/check/scan/scanner.js';
import type { Catalogue } from '../../src/interface/kind-catalogue.js';

/** Directory of the shared parts of the scanner. */
export const scanFolder = path.resolve(import.meta.dirname, '../../src/check/scan');

/** Unoptimised: optimising takes longer and has the same effect. */
const code = compileScanner(scanFolder, 0);

/** The scanner of any table, generated as in the build. */
export async function scannerOf(catalogue: Catalogue): Promise<Scanner> {
  const module = await code;
  const recorded = new Set(catalogue.kinds.map(({ name }) => name));
  return new LineScanner(module, makeScanner(catalogue, module), () => catalogue, { recorded });
}

/** The generated code of a table, before it runs. */
export async function madeOf(catalogue: Catalogue): Promise<MadeScanner> {
  return makeScanner(catalogue, await code);
}
