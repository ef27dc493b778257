import path from 'node:path';
import { compileScanner, makeScanner } from '../../src/check/scan/generate/make-scanner.js';
import { LineScanner } from '../../src/check/scan/line-scanner.js';
import type { MadeScanner } from '../../src/check/scan/made-scanner.js';
import type { Scanner, SessionKinds } from '../../src/check/scan/scanner.js';
import type { Catalogue } from '../../src/interface/kind-catalogue.js';

/** Where the parts of the scanner stand that all tables share. */
export const scanFolder = path.resolve(import.meta.dirname, '../../src/check/scan');

/** The module as the tests run it: the build takes more time for the same effect. */
const code = compileScanner(scanFolder, 0);

/** The scanner of any table, made as the build makes those of the dialects. */
export async function scannerOf(catalogue: Catalogue, session: SessionKinds = new Map()): Promise<Scanner> {
  const module = await code;
  return new LineScanner(module, makeScanner(catalogue, Object.fromEntries(session), module), () => catalogue, session);
}

/** What is made of a table, before it is run. */
export async function madeOf(catalogue: Catalogue): Promise<MadeScanner> {
  return makeScanner(catalogue, {}, await code);
}
