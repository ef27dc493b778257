import { type Dialect, dialects } from '../../interface/dialect/dialects.js';
import type { WantedMembers } from './extraction-paths.js';
import { LineScanner } from './line-scanner.js';
import { madeScanners } from './made-scanners.js';
import { noScanner } from './no-scanner.js';
import type { Scanner } from './scanner.js';
import { hasWebAssembly } from './web-assembly.js';

/**
 * A new scanner each time: each one remembers the line last scanned. `wanted` is what it extracts of kinds outside the
 * specification; of the others that was decided when it was made.
 */
export function dialectScanner(dialect: Dialect, wanted: WantedMembers = {}): Scanner {
  if (!hasWebAssembly) return noScanner;
  return new LineScanner(madeScanners[dialect], dialects[dialect], wanted);
}
