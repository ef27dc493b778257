/** The scanners are made when the package is built, and never left as they were where the table has changed. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshScanners } from '../scripts/made-scanners.js';
import type { MadeScanner } from '../src/check/scan/made-scanner.js';

const root = path.resolve(import.meta.dirname, '..');
let house: string;

beforeAll(() => {
  house = mkdtempSync(path.join(os.tmpdir(), 'shakedown-made-'));
  cpSync(path.join(root, 'src'), place('src'), deep);
  cpSync(path.join(root, 'package.json'), place('package.json'));
  symlinkSync(path.join(root, 'node_modules'), place('node_modules'), 'junction');
});

afterAll(() => rmSync(house, { recursive: true }));

const deep = { recursive: true };
const place = (file: string) => path.join(house, file);
const made = () => readFileSync(place('src/check/scan/made-scanners.ts'), 'utf8');
const workshops = () => readdirSync(house).filter((name) => name.startsWith('.build-'));
const stampOf = (text: string) => text.slice(0, text.indexOf('\n'));

/** Changes the source of that name, wherever it stands. */
function change(name: string, before: string, after: string): void {
  const files = readdirSync(place('src'), { ...deep, encoding: 'utf8' });
  const [file = '', ...others] = files
    .filter((each) => path.basename(each) === name)
    .map((each) => place(`src/${each}`));
  expect(others).toEqual([]);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(before);
  writeFileSync(file, text.replace(before, after));
}

describe('the scanners', () => {
  it('stay where nothing has changed that they are made of', async () => {
    const before = made();
    change('line-rules.ts', 'says: ', 'says: /* more or less */ ');
    expect(await freshScanners(house)).toBe(false);
    expect(made()).toBe(before);
  });

  it('are made anew where the table has changed', async () => {
    const before = made();
    change('SquadronStartup.ts', 'CurrentRank', 'Rank');
    expect(await freshScanners(house)).toBe(true);
    const after = made();
    expect(stampOf(after)).not.toBe(stampOf(before));
    expect(tablesOf(after, 'spec')).not.toBe(tablesOf(before, 'spec'));
    expect(workshops()).toEqual([]);
    expect(await freshScanners(house)).toBe(false);
  });

  it('stay as they were where what they are made of does not compile', async () => {
    const before = made();
    change('json-tokens.ts', 'export function integer(p: i32): i32 {', '$&\n  return "";');
    await expect(freshScanners(house)).rejects.toThrow('the module does not compile: ');
    expect(made()).toBe(before);
    expect(workshops()).toEqual([]);
  });
});

describe('the package', () => {
  it('ships the scanners, and nothing that makes them', () => {
    const shipped = readdirSync(path.join(root, 'dist/check/scan'));
    expect(shipped).toContain('made-scanners.js');
    expect(shipped.filter((name) => !/\.(js|d\.ts)$/.test(name))).toEqual([]);
    const files = readdirSync(path.join(root, 'dist'), { ...deep, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    );
    const texts = files.map((name) => readFileSync(path.join(root, 'dist', name), 'utf8'));
    expect(texts.filter((text) => text.includes("'assemblyscript"))).toEqual([]);
  });
});

function tablesOf(text: string, dialect: string): string {
  const [, scanner = ''] = new RegExp(`^  ${dialect}: (.*),$`, 'm').exec(text) ?? [];
  return String((JSON.parse(scanner) as MadeScanner).tables);
}
