import { type Dialect, dialects } from '../../interface/dialect/dialects.js';
import { findKind } from '../../interface/kind-catalogue.js';
import { base64Bytes } from '../../journal/byte-text.js';
import { hasWebAssembly } from '../../journal/web-assembly.js';
import { LineScanner } from './line-scanner.js';
import { madeScanners, scannerCode } from './made-scanners.js';
import { NoScanner } from './no-scanner.js';
import type { Scanner, ScannerKinds } from './scanner.js';

/** A new scanner each time: each one remembers the line last scanned. */
export function dialectScanner(dialect: Dialect, kinds: ScannerKinds = { recorded: new Set() }): Scanner {
  if (!hasWebAssembly) return new NoScanner(dialects[dialect].kinds.map(({ name }) => name));
  return new LineScanner(base64Bytes(scannerCode), madeScanners[dialect], () => dialects[dialect], {
    ...kinds,
    reads: dialect === 'game' ? undefined : hasInGame,
  });
}

/** The rules read what the game writes, whatever the dialect. */
function hasInGame(kind: string, member: string): boolean {
  return Object.hasOwn(findKind(dialects.game, kind)?.shape.fields ?? {}, member);
}
