/** What whoever installs the package meets. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const { scripts, sideEffects } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8'),
) as { scripts: Record<string, string>; sideEffects: unknown };

it('runs nothing on the machine of whoever installs it', () => {
  // npm would run these, or warn of them, in every project that depends on this one.
  const onInstall = new Set(['preinstall', 'install', 'postinstall', 'prepare', 'preprepare', 'postprepare']);
  expect(Object.keys(scripts).filter((name) => onInstall.has(name))).toEqual([]);
});

it('is built once the packages are installed, and before it is packed', () => {
  expect([scripts.dependencies, scripts.prepack]).toEqual([scripts.build, scripts.build]);
});

it('lets bundlers leave out what a program does not use', () => {
  expect(sideEffects).toBe(false);
});
