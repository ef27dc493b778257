import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Dialect } from '../../../src/interface/dialect/dialects.js';
import { ranCommand } from '../../support/built-command.js';
import { serverOptions } from './fleet-state.js';

/** The members of a ledger entry that the tests use. */
export interface LedgerCommander {
  readonly commander: string;
  readonly lines: number;
  readonly files: readonly { readonly file: string; readonly bytes: number; readonly sha256: string }[];
  readonly companions: readonly { readonly file: string; readonly sha256: string }[];
}

/** Journals of many commanders on disk, and their ledger. */
export interface SimulatedFleet {
  readonly root: string;
  /** One per commander, named after it. */
  readonly directories: readonly string[];
  readonly ledger: readonly LedgerCommander[];
  readonly lines: number;
}

export interface SimulatedFleetOptions {
  readonly commanders: number;
  /** Approximate number per commander. */
  readonly events: number;
  readonly faults?: readonly string[];
  readonly dialect?: Dialect;
}

/** Faults for many rules, including files that are truncated, rotated and left without an end. */
export const manyFaults = `
  missing-field:1% wrong-type:1% outside-list:1% unknown-field:1% big-id:0.5% nan:0.5% lost-bracket:0.5% nul-run:0.5%
  duplicate-line:0.5% clock-back:0.5% lf:1% unfinished-line:0.5% rotation:0.3% stale-navroute:50% missing-end`
  .trim()
  .split(/\s+/);

/** Simulates a fleet into directories, which are removed after the test. */
export async function simulatedFleet(options: SimulatedFleetOptions): Promise<SimulatedFleet> {
  const { commanders, events, faults = manyFaults, dialect = 'spec' } = options;
  const root = path.join(temporaryDirectory(), 'fleet');
  const place = [
    'fleet',
    'simulate',
    '--seed',
    '14',
    '--start',
    '2024-11-14T20:41:00Z',
    '--out',
    root,
    '--dialect',
    dialect,
  ];
  const amount = ['--commanders', String(commanders), '--events', String(events)];
  await ranCommand(...place, ...amount, ...faults.flatMap((fault) => ['--fault', fault]));
  const entries = readFileSync(path.join(root, 'ledger.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as LedgerCommander | { totals: object });
  const ledger = entries.filter((entry) => 'commander' in entry);
  const directories = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(root, name));
  return { root, directories, ledger, lines: ledger.reduce((sum, { lines }) => sum + lines, 0) };
}

/** Arguments that publish a whole fleet once. */
export function publishingOnce(
  { root }: SimulatedFleet,
  servers: readonly string[],
  ...more: readonly string[]
): string[] {
  return ['fleet', 'publish', root, '--once', '--wait', '60s', ...serverOptions(servers), ...more];
}

export function temporaryDirectory(): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-fleet-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
