/** A temporary project for each test, and the verb that checks it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { shakedown } from './shakedown.js';

export const name = 'Journal.2026-11-14T204100.01.log';
const time = '"timestamp":"2026-11-14T20:41:00Z"';
export const clean = `{ ${time}, "event":"SquadronStartup", "SquadronID":5, "SquadronName":"Aces", "CurrentRank":3 }\r\n`;
export const wrong = clean.replace('"CurrentRank":3', '"CurrentRank":"three"');
export const odd = clean.replace(' }', ', "Mood":1 }');
export const torn = '{ "timestamp":\r\n';
/** Valid in the live game, but not in the specification. */
export const departing = `{ ${time}, "event":"ModuleInfo", "Modules":[ { "Slot":"Slot01_Size2", "Item":"int_hullreinforcement_size2_class2", "Priority":0 } ] }\r\n`;

/** Every test of the file runs in an empty project, which is the current directory. */
export function inProject(): void {
  let before: string;
  let directory: string;

  beforeEach(() => {
    before = process.cwd();
    directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-check-'));
    process.chdir(directory);
    // Ends the search for settings, wherever the temporary directory is.
    mkdirSync('.git');
  });

  afterEach(() => {
    process.chdir(before);
    rmSync(directory, { recursive: true });
  });
}

export function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export function read(file: string): string {
  return readFileSync(file, 'utf8');
}

/** Output of `--format json`. */
export interface JsonReport {
  readonly findings: readonly { rule: string; severity: string; file: string; pointer: string; count?: number }[];
  readonly summary: Readonly<Record<string, number | string>>;
  readonly leftOut: readonly { file: string; reason: string }[];
  readonly statistics?: readonly object[];
}

/** Runs the verb and parses its JSON output. */
export async function checkReport(...words: string[]): Promise<JsonReport & { code: number; err: string }> {
  const { code, out, err } = await shakedown('check', ...words, '--format', 'json');
  return { code, err, ...(JSON.parse(out) as JsonReport) };
}

/** Rules of the reported findings. */
export async function rules(...words: string[]): Promise<string[]> {
  return (await checkReport(...words)).findings.map(({ rule }) => rule);
}
