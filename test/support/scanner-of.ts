import path from 'node:path';
import type { WantedMembers } from '../../src/check/scan/extraction-paths.js';
import { makeScanner } from '../../src/check/scan/generate/make-scanner.js';
import { LineScanner } from '../../src/check/scan/line-scanner.js';
import type { Scanner } from '../../src/check/scan/scanner.js';
import type { Catalogue } from '../../src/interface/kind-catalogue.js';

/** Where the parts of the scanner stand that all tables share. */
export const scanFolder = path.resolve(import.meta.dirname, '../../src/check/scan');

/** The scanner of any table; the build makes those of the dialects in the same way, but takes more time for it. */
export async function scannerOf(catalogue: Catalogue, wanted: WantedMembers = {}): Promise<Scanner> {
  return new LineScanner(await makeScanner(catalogue, wanted, scanFolder, 0), catalogue, wanted);
}
