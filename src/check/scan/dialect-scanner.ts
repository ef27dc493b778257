import { type Dialect, dialects } from '../../interface/dialect/dialects.js';
import { sessionFieldsOf } from '../lines/session-fields.js';
import { LineScanner } from './line-scanner.js';
import { madeScanners } from './made-scanners.js';
import { noScanner } from './no-scanner.js';
import type { Scanner } from './scanner.js';
import { hasWebAssembly } from './web-assembly.js';

/** A new scanner each time: each one remembers the line last scanned. */
export function dialectScanner(dialect: Dialect): Scanner {
  if (!hasWebAssembly) return noScanner;
  return new LineScanner(madeScanners[dialect], dialects[dialect], sessionFieldsOf(dialect));
}
