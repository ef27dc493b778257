import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { ranCommand } from '../../support/built-command.js';
import { serverOptions } from './fleet-state.js';
import { type SimulatedFleet, temporaryDirectory } from './simulated-fleet.js';

/** Mirrors the journals and companions of a fleet from the stream, and compares every byte. */
export async function expectMirrored(servers: readonly string[], { ledger }: SimulatedFleet): Promise<void> {
  const mirror = path.join(temporaryDirectory(), 'mirror');
  await ranCommand('fleet', 'mirror', '--once', '--out', mirror, ...serverOptions(servers));
  for (const { commander, files, companions } of ledger)
    for (const { file, sha256: hash } of [...files, ...companions])
      expect(sha256(readFileSync(path.join(mirror, commander, file))), `${commander} ${file}`).toBe(hash);
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
