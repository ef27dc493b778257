import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { unrepeatableKinds } from '../../check/lines/repeated-lines.js';
import { ruleIds } from '../../check/rules/rule-catalogue.js';
import { type FaultName, faultNames, faults } from './faults.js';

describe.each(faultNames)('the fault %s', (name: FaultName) => {
  it('names rules of the checker, and none if it passes', () => {
    const { rules, trace } = faults[name];
    expect(ruleIds).toEqual(expect.arrayContaining([...rules]));
    expect(trace === 'passing' && rules.length > 0).toBe(false);
  });
});

describe('docs/faults.md', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/faults.md'), 'utf8');
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));

  it.each(faultNames)('describes %s', (name) => {
    const { about, touches, trace, rules } = faults[name];
    const row = rows.find((cells) => cells.length === 8 && cells[1] === `\`${name}\``);
    expect([row?.[2], row?.[3], row?.[4]]).toEqual([about, touches, trace]);
    expect(row?.[6]).toBe(rules.map((rule) => `\`${rule}\``).join(', '));
  });

  it('names the kinds that cannot occur twice', () => {
    expect(page.replaceAll(/\s+/g, ' ')).toContain([...unrepeatableKinds].join(', '));
  });
});
