import { type Dialect, dialects } from '../../interface/dialect/dialects.js';
import { base64Bytes } from '../../journal/byte-text.js';
import { hasWebAssembly } from '../../journal/web-assembly.js';
import type { WantedMembers } from './extraction-paths.js';
import { LineScanner } from './line-scanner.js';
import { madeScanners, scannerCode } from './made-scanners.js';
import { NoScanner } from './no-scanner.js';
import type { Scanner } from './scanner.js';

/**
 * A new scanner each time: each one remembers the line last scanned. What it extracts was decided when it was made; a member
 * that is `wanted` is never just remarked on.
 */
export function dialectScanner(dialect: Dialect, wanted: WantedMembers = {}): Scanner {
  if (!hasWebAssembly) return new NoScanner(dialects[dialect].kinds.map(({ name }) => name));
  return new LineScanner(base64Bytes(scannerCode), madeScanners[dialect], () => dialects[dialect], wanted);
}
