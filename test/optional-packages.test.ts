/** The built command with nothing installed beside it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { optionalPackages } from '../src/cli/optional-packages.js';
import { oneIn } from './thorough.js';

const root = path.resolve(import.meta.dirname, '..');
const { peerDependencies, peerDependenciesMeta } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
) as Record<'peerDependencies' | 'peerDependenciesMeta', Record<string, unknown>>;
const server = 'nats://127.0.0.1:4222';
const nats =
  'shakedown: fleets need the NATS client, which is not installed: npm install @nats-io/jetstream@3 @nats-io/kv@3 @nats-io/transport-node@3\n';
const parquet =
  'shakedown: Parquet files need hyparquet-writer (CSV and NDJSON need nothing), which is not installed: npm install hyparquet-writer@0.16\n';
let home: string;

beforeAll(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-alone-'));
  const packages = path.join(home, 'node_modules');
  for (const part of ['dist', 'package.json']) {
    cpSync(path.join(root, part), path.join(packages, 'shakedown', part), { recursive: true });
  }
  mkdirSync(path.join(home, 'journals'));
  const line = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music", "MusicTrack":"NoTrack" }\r\n';
  writeFileSync(path.join(home, 'journals/Journal.2026-11-14T204100.01.log'), line);
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

function run(...words: string[]) {
  const main = path.join(home, 'node_modules/shakedown/dist/cli/main.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], { cwd: home, encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('names every optional peer, in a version that the package accepts', () => {
  const named = Object.assign({}, ...optionalPackages.map(({ versions }) => versions)) as Record<string, string>;
  expect(Object.keys(named)).toEqual(Object.keys(peerDependencies));
  expect(Object.keys(named)).toEqual(Object.keys(peerDependenciesMeta));
  for (const [name, version] of Object.entries(named)) expect(String(peerDependencies[name])).toMatch(version);
});

describe('without the NATS client', () => {
  it.each(
    oneIn(2, [
      [['fleet', 'publish', 'journals']],
      [['fleet', 'simulate', '--commanders', '1', '--seed', '1']],
      [['cockpit', '--from', server]],
      [['fleet', 'check', '--once']],
      [['export', '--from', server, '--out', 'tables', '--format', 'csv']],
    ]),
  )('says how to install it: %j', (words) => {
    expect(run(...words)).toEqual({ status: 2, stdout: '', stderr: nats });
  });

  it('has the help of its verbs', () => {
    expect(run('fleet', '--help')).toMatchObject({ status: 0, stderr: '' });
  });

  it('simulates a fleet into directories', () => {
    const words = ['fleet', 'simulate', '--commanders', '1', '--seed', '1', '--for', '5m', '--out', 'ships'];
    expect(run(...words).status).toBe(0);
    expect(readdirSync(path.join(home, 'ships'))).toContain('Whisky-0001');
  });
});

describe('without the writer of Parquet', () => {
  it('says how to install it, and writes nothing', () => {
    expect(run('export', 'journals', '--out', 'tables')).toEqual({ status: 2, stdout: '', stderr: parquet });
    expect(readdirSync(home)).not.toContain('tables');
  });

  it.each(oneIn(2, ['csv', 'ndjson']))('exports %s', (format) => {
    const { status } = run('export', 'journals', '--out', format, '--format', format);
    expect(status).toBe(0);
    expect(readdirSync(path.join(home, format))).toContain('kind=Music');
  });
});
